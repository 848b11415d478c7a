/** Iditacards on the page. */
import { cardsIn, linesOf, textsIn, travels } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { GameModule } from '../module';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Hand from './Hand.svelte';
import { planning } from './plan';
import Printed from './Printed.svelte';
import Seats from './Seats.svelte';
import { asRace, catalogueIn, squareOf } from './view';
import { consequence } from './words';

const DURATIONS: Record<string, number> = {
  turn: 200, play: 500, pay: 300, health: 200, risk: 750, pend: 300, fizzle: 1400, spent: 200, 'takes-effect': 300, go: 950, pass: 350, damage: 350, hypothermia: 350, starvation: 350, 'leg-numbers': 350,
  die: 900, 'new-day': 500, join: 300, stay: 200, weather: 800, fill: 500, take: 400, legendary: 400, dog: 400, attach: 400, destroy: 300, end: 600,
};
/** Answers that are buttons: the deck stands for another answer, or for none. */
const UNPOINTED = new Set(['option-day', 'option-join', 'option-stay']);

const iditacards: GameModule<Session> = {
  Board,
  Hand,
  Side: Seats,
  Chips: Seats,
  Chip,
  Printed,
  duration: (event) => DURATIONS[event.key] ?? 150,
  flights: (event) => (event.key === 'risk' ? [] : travels(event)), // the own top card turns over in the hand
  touched: (event) => [...cardsIn(event), ...textsIn(event.params.seat), ...(event.params.weather ? ['weather'] : [])],
  numbers(view, seat) {
    const { square, hand, deck } = asRace(view).seats[seat]!;
    return [
      { key: 'web-ida-square', value: square, icon: 'marker', isTold: true },
      { key: 'web-ida-in-hand', value: hand, icon: 'hand', isTold: false },
      { key: 'web-ida-in-deck', value: deck, icon: 'deck', isTold: false },
    ];
  },
  clock(view) {
    const { turn, reader, seats } = asRace(view);
    return { key: 'label-clock', params: { turn, day: (seats[Math.max(0, reader)]?.days ?? 0) + 1 }, rule: '' };
  },
  asking: (option) => ({
    ...option,
    elements: UNPOINTED.has(option.text.key) ? [] : option.elements,
    quiet: option.elements.some((element) => element.startsWith('card:') || element.startsWith('pile-')),
  }),
  consequence,
  planning,
  headline(view) {
    const { solo, ending, turn, seats } = asRace(view);
    return solo && ending ? { key: `web-ida-ended-${ending}`, params: { turns: turn, days: seats[0]!.days, square: seats[0]!.square } } : null;
  },
  story: (events, seats, components) => ({ title: 'web-ida-story', lines: linesOf(events, seats, squareOf), limit: catalogueIn(components)?.finish ?? 0 }),
};
export default iditacards;
