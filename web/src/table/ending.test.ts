import { describe, expect, it } from 'vitest';
import { ahead, duel, heights, placed, strongest, turningPoint } from './ending';

const story = (...lines: number[][]) => ({ title: '', lines, limit: 0 });

describe('how a match was won', () => {
  const high = duel(placed([2, 1], [10, 14]))!;
  const low = duel(placed([1, 2], [12, 35]))!;

  it('knows the winner and who came next, and nobody where two won', () => {
    expect(high.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(duel(placed([1, 1, 3], [12, 12, 35]))).toBeNull();
    expect(duel(placed([1], [12]))).toBeNull();
    expect(duel(placed([0, 0], [0, 0]))).toBeNull();
  });
  it('tells since when the winner was ahead, whether high or low is good', () => {
    expect(ahead(story([0, 4, 6, 10], [0, 3, 7, 14]), high)).toEqual({ since: 2 });
    expect(ahead(story([5, 4, 9, 12], [5, 8, 20, 35]), low)).toEqual({ since: 1 });
    expect(ahead(story([1, 4], [2, 7]), high)).toEqual({ since: 0 });
    expect(ahead(story([0, 4, 9], [0, 3, 8]), high)).toEqual({ since: 'count' });
    expect(ahead(story(), high)).toBeNull();
  });
  it('names the part of the count that told', () => {
    expect(strongest({ track: [8, 7], fort: [2, 7] }, high)).toEqual({ part: 'fort', count: 5 });
    expect(strongest({}, high)).toBeNull();
  });
  it('shows the goal where somebody came near it, and else tells the lines apart', () => {
    const race = { ...story([0, 70, 161], [0, 60, 90]), limit: 161 };
    expect(heights(race, [])).toEqual({ top: 163, limit: 161, grid: [0, 50, 100, 150] });
    expect(heights({ ...race, lines: [[0, 22], [0, 17]] }, [])).toEqual({ top: 24, limit: 0, grid: [0, 10, 20] });
    expect(heights({ ...race, lines: [[0, 22]] }, [60])).toMatchObject({ limit: 161 });
    expect(heights(story([0, 0]), [], 100)).toEqual({ top: 102, limit: 0, grid: [0, 50, 100] });
  });
  it('finds the greatest rise of a chance', () => {
    const moments = [50, 40, 75, 80, 100].map((chance, index) => ({ number: index * 10, chances: [100 - chance, chance] }));
    expect(turningPoint(moments, 1)).toEqual({ at: 10, from: 40, to: 75 });
    expect(turningPoint(moments.slice(0, 2), 1)).toBeNull();
  });
});
