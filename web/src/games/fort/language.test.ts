import { describe, expect, it } from 'vitest';
import { atoms, countOf, outcome, parse, sentence } from './language';

const say = (key: string, args: Record<string, string | number> = {}) => {
  if (key === 'do-then') return `${args.before}, then ${args.after}`;
  if (key === 'do-times' || key === 'do-each') return `[${args.what}] x ${args.count}`;
  if (key === 'do-count') return String(args.count);
  return [args.verb, args.resource, args.number].filter((word) => word !== '').join(' ');
};
const told = (text: string) => sentence(parse(text), say);

describe('the action language', () => {
  it('reads a verb with its number and its count', () => {
    expect(parse('pizza x shovel')).toEqual({ kind: 'atom', verb: 'pizza', resource: '', number: 1, count: 'shovel' });
    expect(parse('advance +1')).toEqual({ kind: 'atom', verb: 'advance', resource: '', number: 1, count: '' });
    expect(parse('advance')).toMatchObject({ number: 0 });
  });

  it('binds a count to what stands before it, a group or a verb', () => {
    expect(told('(recruit > toy 1) x squirt_gun')).toBe('[recruit 1, then toy 1] x squirt_gun');
    expect(told('(score x book) > trash_this')).toBe('[score 1] x book, then trash_this 1');
  });

  it('reads what is spent', () => {
    expect(told('(spend pizza 1 > score 1) x skateboard')).toBe('[spend pizza 1, then score 1] x skateboard');
    expect(told('spend any 1 > score 2')).toBe('spend any 1, then score 2');
  });

  it('says what can be made larger', () => {
    expect(['trash', 'score x lookout', '(recruit > toy 1) x squirt_gun', 'advance > score 2'].map((text) => countOf(parse(text)))).toEqual([null, 'lookout', 'squirt_gun', null]);
    expect(atoms(parse('(spend pizza 1 > score 1) x skateboard')).map(({ verb }) => verb)).toEqual(['spend', 'score']);
  });

  it('says what so many icons bring', () => {
    const brings = (text: string, gain: number) => outcome(parse(text), gain, say);
    expect(brings('pizza x shovel', 3)).toBe('pizza 3');
    expect(brings('pack x glue', 2)).toBe('2 × pack 1');
    expect(brings('trash_rival > score 1', 1)).toBe('trash_rival 1, then score 1');
  });

  it('shows a word it does not know rather than failing', () => {
    expect(told('dance 2 x glue')).toBe('[dance] x glue');
  });
});
