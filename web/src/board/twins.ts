/** Two cards of a kind that lie together are one to the rules: a question names one, both may be pointed at. */
import type { Choice } from '../table/choice.svelte';

/** The element a question knows this card by; `cards` of the catalogue has the kind of each. */
export function named(choice: Choice, catalogue: { cards: readonly number[] } | null, card: number, fellows: readonly number[]): string {
  const element = `card:${card}`;
  const options = choice.prompt?.options ?? [];
  const isOffered = (wanted: string) => options.some(({ elements }) => elements.includes(wanted));
  if (!catalogue || options.length === 0 || isOffered(element)) return element;
  const kind = catalogue.cards[card];
  const twin = fellows.find((other) => other !== card && catalogue.cards[other] === kind && isOffered(`card:${other}`));
  return twin === undefined ? element : `card:${twin}`;
}
