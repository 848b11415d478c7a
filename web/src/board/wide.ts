/** Whether the table has its log beside it. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 1100px');
