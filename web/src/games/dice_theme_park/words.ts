/** What things of the park are called. */
import { t } from '../../words/words.svelte';
import type { Kind } from './view';

/** What a card is called; cards of packs of one's own are called by what they print. */
export const nameOf = ({ id, name }: Kind): string => t('card', { name: id, printed: name });
