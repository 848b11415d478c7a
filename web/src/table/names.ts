/** The names of what lies on a table, seats included. */
import { guest } from '../ui/guest.svelte';
import type { Phrase, Place, TableState, Update } from '../wire';
import { t, words, type Names } from '../words/words.svelte';

/** Who sits on a seat: a person's name, a bot's own, or the number of an empty seat. */
export function seatName(place: Place | undefined, seat: number): string {
  if (place?.kind === 'bot') return place.name || words.text('bot-name', { number: seat + 1 });
  return (place?.kind === 'person' && place.name) || words.text('web-seat', { number: seat + 1 });
}

export function namesOf(labels: Record<string, Phrase>, table: TableState | null): Names {
  return {
    label: (element) => labels[element] ?? null,
    seat: (seat) => seatName(table?.places[seat], seat),
    you: table?.my_seat ?? -1,
  };
}

/** Who asks others to come: the host, a person; empty where nobody is. */
export function hostName(table: TableState): string {
  return table.host === null ? '' : (table.places[table.host]?.name ?? '');
}

/** A table that is nobody's, like that of an exercise: the reader sits there under the own name. */
export function seated(update: Update): Update {
  const name = guest.name.trim() || t('web-guest');
  const places = update.table.places.map((place) => (place.mine ? { ...place, name } : place));
  return { ...update, table: { ...update.table, places } };
}
