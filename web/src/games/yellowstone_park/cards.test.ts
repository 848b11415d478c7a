import { describe, expect, it } from 'vitest';
import { areTwins, faceOf, type Catalogue } from './cards';
import { pictureOf } from './examples';

const face = (colour: string, number: number, animal: string) => ({ colour, number, animal });
const cards = [face('red', 4, 'elk'), face('red', 4, 'wolf'), face('yellow', 4, 'bear'), face('blue', 6, 'lynx')];
const catalogue: Catalogue = { cards, rows: 7, columns: 7, spaces: 9, start: 5, end: 35 };

describe('cards', () => {
  it('have their face by their number', () => {
    expect(faceOf(catalogue, 1)).toEqual({ colour: 'red', number: 4, animal: 'wolf' });
    expect(faceOf(catalogue, 99)).toEqual({ colour: '', number: 0, animal: '' });
  });

  it('are twins with one colour and number', () => {
    expect([areTwins(catalogue, 0, 1), areTwins(catalogue, 0, 0), areTwins(catalogue, 0, 2)]).toEqual([true, false, false]);
  });
});

describe('a picture', () => {
  it('takes the second copy where the first lies already', () => {
    const picture = pictureOf({ board: 'R4@3 B6@5', lay: 'R4@3', open: [3], taken: 'B6' }, catalogue);
    expect(picture.board).toEqual({ '4:3': [0], '6:5': [3] });
    expect([picture.laid, picture.taken]).toEqual([{ card: 1, row: 4, column: 3 }, [3]]);
  });
});
