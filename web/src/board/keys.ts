import { tick } from 'svelte';
import type { Session } from '../table/session.svelte';

/** What is pressed on the table itself: nothing that is typed, or goes with another key. */
export function plainKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string {
  const isTyped = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
  return ctrlKey || metaKey || altKey || isTyped ? '' : key.toLowerCase();
}

/**
 * What a game answers by key: `answers` has the text or the element of an answer for a key, `places` what a key leads to,
 * there to something to answer with where there is one.
 * Delete parts with what is focused there.
 */
export function answerKeys(session: Session, answers: Record<string, string>, places: Record<string, string>): (event: KeyboardEvent) => void {
  return (event) => {
    const pressed = plainKey(event);
    const place = places[pressed];
    if (place) ['button.lit', '[tabindex="0"]'].map((stop) => document.querySelector<HTMLElement>(`${place} ${stop}`)).find(Boolean)?.focus();
    const here = document.activeElement;
    const isThere = here instanceof HTMLElement && Object.values(places).some((one) => here.closest(one));
    const wanted = pressed === 'delete' && isThere ? here.dataset.element : answers[pressed];
    const option = session.choice.prompt?.options.find(({ text, elements }) => wanted !== undefined && (text.key === wanted || elements.includes(wanted)));
    if (!option || !session.isAsked) return;
    if (option.text.key === wanted) session.press(option);
    else session.point(wanted!);
    void tick().then(() => document.querySelector<HTMLElement>('.bar.sure .primary')?.focus());
  };
}
