/** Dice Theme Park on the page. */
import { cardsIn, numberIn, textsIn, travels } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import { t } from '../../words/words.svelte';
import type { GameModule } from '../module';
import { starsIn } from './account';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Hand from './Hand.svelte';
import { planning } from './operate';
import Printed from './Printed.svelte';
import Seats from './Seats.svelte';
import Strip from './Strip.svelte';
import { asPark, catalogueOf } from './view';

/** Of others' parks only the miniatures change: they have run while the reader runs the own one. */
const DURATIONS: Record<string, number> = {
  turn: 400, phase: 300, staff: 250, total: 150, order: 500, 'solo-card': 600, income: 200, rail: 500, raise: 250, train: 350, build: 500, 'set-die': 300, draw: 350, recruit: 350, install: 250,
  operate: 250, pip: 120, reroll: 350, leave: 200, move: 200, 'move-map': 200, 'move-guide': 250, mascot: 250, tips: 250, applause: 250, earn: 350, statues: 300, administrator: 350, vips: 300,
  objective: 700, place: 350, tired: 300, goal: 700, 'goal-missed': 900, display: 60, 'skill-display': 60, 'money-stars': 500, end: 600,
};
/** Answers that the tray has as tools, and those on a space of an attraction, which has two of them. */
const TOOLS = new Set(['send', 'merch', 'effect', 'generator', 'booth', 'cable', 'statue', 'map', 'remove', 'shift']);
const SPACES = new Set(['install', 'take-back', 'shift-from', 'shift-to']);

const park: GameModule<Session> = {
  Board,
  Hand,
  Side: Seats,
  Chips: Seats,
  Strip,
  Chip,
  Printed,
  duration: (event) => DURATIONS[event.key] ?? 100,
  flights: (event) => {
    const { die, place, dice, rail, seat } = event.params;
    const guests = textsIn(rail ? dice : place && die);
    return guests.length > 0 ? guests.map((guest) => ({ what: guest, from: [guest], to: [guest, String(seat)] })) : travels(event);
  },
  touched: (event) => [...cardsIn(event), ...[event.params.seat, event.params.die, event.params.place, event.params.rail].flatMap(textsIn)],
  numbers(view, seat) {
    const { stars, money } = asPark(view);
    return [
      { key: 'web-dtp-stars', value: stars[seat]!, icon: 'star', isTold: true },
      { key: 'web-dtp-money', value: money[seat]!, icon: 'marker', isTold: false },
    ];
  },
  clock(view) {
    const { round, rounds, phase } = asPark(view);
    return { key: 'web-dtp-clock', params: { round, rounds, phase: t('label-phase', { phase: round === 0 ? 'start' : phase }) }, rule: '' };
  },
  asking(option, all) {
    const name = option.text.key.replace('option-', '');
    if (TOOLS.has(name)) return { ...option, elements: [`tool:${name}`], quiet: true };
    const { place, space } = option.text.params;
    if (SPACES.has(name)) return { ...option, elements: [`space:${String(place)}:${String(space)}`], quiet: true };
    const isOnlyYes = name === 'recruit' && all.filter(({ text }) => text.key === option.text.key).length === 1; // it has a button, as no has
    return { ...option, quiet: option.elements.length > 0 && !isOnlyYes };
  },
  planning,
  inRounds: true,
  consequence({ text }, session) {
    const tool = text.key.replace('option-', '');
    const { merch, effect } = catalogueOf(session);
    return TOOLS.has(tool) ? t('web-dtp-does', { tool, amount: tool === 'merch' ? merch : effect }) : '';
  },
  headline(view) {
    const { order, ending, stars, target } = asPark(view);
    return order.length === 1 && ending ? { key: `web-dtp-ended-${ending}`, params: { stars: stars[0]!, target } } : null;
  },
  story(events, seats) {
    const lines = Array.from({ length: seats }, () => [0]);
    for (const event of events) {
      if (event.key === 'turn') for (const line of lines) line.push(line.at(-1)!);
      const line = starsIn(event) > 0 ? lines[numberIn(event.params.seat)] : undefined;
      if (line) line[line.length - 1]! += starsIn(event);
    }
    const judged = events.findLast(({ key }) => key.startsWith('goal'));
    return { title: 'web-dtp-story', lines, unit: 'round', limit: judged ? numberIn(judged.params.count) : 0 }; // alone the target
  },
};
export default park;
