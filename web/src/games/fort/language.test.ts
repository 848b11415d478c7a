import { describe, expect, it } from 'vitest';
import { outcome, partOf as parted, sentence, width, type Row } from './language';

const partOf = (rows: Row[], head: number) => parted(rows, head, ['pizza', 'toy', 'score', 'spend']);

const say = (key: string, args: Record<string, string | number> = {}) => {
  if (key === 'do-then') return `${args.before}, then ${args.after}`;
  if (key === 'do-times' || key === 'do-each') return `[${args.what}] x ${args.count}`;
  if (key === 'do-count') return String(args.count);
  return [args.verb, args.resource, args.number].filter((word) => word !== '').join(' ');
};
const shovels = partOf([['pizza', '1', 'shovel', '0']], 0);
const recruits = partOf([['recruit', '1', 'squirt_gun', '0'], ['toy', '1', 'squirt_gun', '0']], 1);
const spends: Row[] = [['spend pizza', '2', '', '0'], ['score', '3', '', '0']];
const leaves = partOf([['score', '1', 'book', '0'], ['trash_this', '1', '', '1']], 0);

describe('an action in words', () => {
  it('has a count behind what is repeated, a verb or a chain', () => {
    expect(sentence(shovels, say)).toBe('[pizza 1] x shovel');
    expect(sentence(recruits, say)).toBe('[recruit 1, then toy 1] x squirt_gun');
    expect(sentence(leaves, say)).toBe('[score 1] x book, then trash_this 1');
  });

  it('says what is spent', () => {
    expect(sentence(partOf(spends, 1), say)).toBe('spend pizza 2, then score 3');
  });

  it('is empty where nothing is printed', () => {
    expect([sentence({ chains: [], head: 0 }, say), outcome({ chains: [], head: 0 }, 1, say)]).toEqual(['', '']);
  });
});

describe('what an action brings', () => {
  it('counts what the catalogue says it is for', () => {
    expect(outcome(shovels, 3, say)).toBe('pizza 3');
    expect(outcome(partOf(spends, 1), 3, say)).toBe('spend pizza 2, then score 3');
    expect(outcome(leaves, 4, say)).toBe('score 4, then trash_this 1');
    expect(outcome(partOf([['trash_rival', '1', '', '0'], ['score', '1', '', '0']], 1), 1, say)).toBe('trash_rival 1, then score 1');
  });

  it('says how often a verb without a number is done', () => {
    expect(outcome(partOf([['pack', '1', 'glue', '0']], 0), 2, say)).toBe('2 × pack 1');
    expect(outcome(recruits, 2, say)).toBe('2 × recruit 1, then toy 1');
  });

  it('does not take the points of a repeated chain for its repetitions', () => {
    const twice = partOf([['spend pizza', '1', 'glue', '0'], ['score', '2', 'glue', '0']], 1);
    expect(outcome(twice, 4, say)).toBe('2 × spend pizza 1, then score 2');
  });
});

describe('the room an action takes', () => {
  it('grows with what is drawn', () => {
    const widths = [partOf([['trash', '1', '', '0']], 0), shovels, partOf(spends, 1), recruits].map(width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(width({ chains: [], head: 0 })).toBeLessThan(0.1);
  });
});
