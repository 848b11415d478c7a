/** The worked examples of the rules page as pictures: cards are written as players write them, ``Y4@6`` for yellow 4 in column 6. */
import { faceOf, type Catalogue } from './cards';

export interface Step {
  board: string;
  lay?: string;
  /** the columns the laid card may go to */
  open?: number[];
  taken?: string;
  bonus?: number;
  /** what to write into a space, by "row:column" */
  notes?: Record<string, number>;
}
export interface Picture {
  /** the cards of each space by "row:column" */
  board: Record<string, number[]>;
  laid: { card: number; row: number; column: number } | null;
  open: number[];
  taken: number[];
  bonus: number;
  notes: Record<string, number>;
}

const listed = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/** A step with the cards' own numbers: of two like cards the first is the first copy. */
export function pictureOf(step: Step, catalogue: Catalogue): Picture {
  const used = new Set<number>();
  const written = (card: number) => {
    const { colour, number } = faceOf(catalogue, card);
    return `${colour.charAt(0).toUpperCase()}${number}`;
  };
  const numbered = (kind: string) => {
    const card = catalogue.cards.findIndex((_, place) => written(place) === kind && !used.has(place));
    used.add(card);
    return card;
  };
  const board: Record<string, number[]> = {};
  for (const text of listed(step.board)) {
    const [kind = '', column = ''] = text.split('@');
    const space = `${kind[1]}:${column}`;
    board[space] = [...(board[space] ?? []), numbered(kind)];
  }
  const [kind = '', column = ''] = (step.lay ?? '').split('@');
  const laid = kind ? { card: numbered(kind), row: Number(kind[1]), column: Number(column) } : null;
  const taken = Object.values(board).flat().filter((card) => listed(step.taken).includes(written(card)));
  return { board, laid, open: step.open ?? [], taken, bonus: step.bonus ?? 0, notes: step.notes ?? {} };
}
