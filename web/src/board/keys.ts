/** What is pressed on the table itself: nothing that is typed, or goes with another key. */
export function plainKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string {
  const isTyped = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
  return ctrlKey || metaKey || altKey || isTyped ? '' : key.toLowerCase();
}
