/** What things of the park are called. */
import { t } from '../../words/words.svelte';
import { slotsOf } from './art';
import type { Kind } from './view';

/** What a card is called; cards of packs of one's own are called by what they print. */
export const nameOf = ({ known, name }: Kind): string => t('card', { name: known, printed: name });

/** What an attraction requires, in words. */
export function requirementText({ requirement }: Kind): string {
  const { slots, relation } = slotsOf(requirement);
  const [one, other] = slots.map(({ colour, limit }) => t('requires-die', { colour, values: limit || 'all' }));
  const wants = t('requires', { relation, one: one!, other: other ?? '', with: relation === 'triple' || relation === 'straight' ? slots[0]!.colour : 'none' });
  return slots.some(({ surprise }) => surprise) ? `${wants}; ${t('web-dtp-surprise')}` : wants;
}
