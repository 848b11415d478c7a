import { describe, expect, it } from 'vitest';
import box from '../../../../src/gamekeeper/packs/dice_theme_park/default.toml?raw';
import { FAMILIES, SCENES, sceneOf, slotsOf } from './art';
import { boxOf, middles, nextHex } from './hexes';

const rows = (table: string) => box.split(/^\[\[/m).filter((row) => row.startsWith(`${table}]]`));
const field = (row: string, name: string) => new RegExp(`^${name} = "(.*)"$`, 'm').exec(row)![1]!;

describe('the drawings', () => {
  it('are there for every attraction of the pack, each its own, and for those of other packs', () => {
    const attractions = rows('attractions').map((row) => ({ id: field(row, 'id'), colour: field(row, 'colour') }));
    expect(attractions.map(({ id }) => id).filter((id) => !(id in SCENES))).toEqual([]);
    expect(new Set(attractions.map(({ id, colour }) => sceneOf(id, colour))).size).toBe(attractions.length);
    for (const colour of Object.keys(FAMILIES)) expect(sceneOf('no_such_ride', colour)).not.toMatch(/NaN|undefined/);
    expect(attractions.map(({ id, colour }) => sceneOf(id, colour)).join('')).not.toMatch(/NaN|undefined/);
  });
  it('read every requirement of the pack', () => {
    for (const text of rows('attractions').map((row) => field(row, 'requirement'))) {
      const { slots, link } = slotsOf(text);
      expect(slots.every(({ colour }) => ['any', 'blue', 'green', 'yellow'].includes(colour)), text).toBe(true);
      expect(link !== '', text).toBe(slots.length > 1);
    }
    expect(slotsOf('blue = any surprise')).toEqual({ slots: [{ colour: 'blue', limit: '', surprise: false }, { colour: 'any', limit: '', surprise: true }], link: '=', relation: 'equal' });
    expect(slotsOf('triple with yellow').slots.map(({ colour }) => colour)).toEqual(['yellow', 'any', 'any']);
  });
});

describe('the hexes', () => {
  const hexes: [number, number][] = [[0, 0], [1, 0], [0, -1], [1, -1], [-1, 0]];
  const points = middles({ hexes, entrance: 0 });
  it('lie round the entrance, neighbours one width apart', () => {
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(Math.hypot(points[2]!.x, points[2]!.y)).toBeCloseTo(100, 1);
    expect(boxOf(points, 10)).toMatchObject({ x: -160, width: 320 });
  });
  it('are walked by arrow keys, and an edge stays where it is', () => {
    const all = hexes.map((_, index) => index);
    expect(nextHex(points, all, 0, 'ArrowRight')).toBe(1);
    expect([2, 3]).toContain(nextHex(points, all, 0, 'ArrowUp'));
    expect(nextHex(points, all, 4, 'ArrowLeft')).toBe(4);
    expect(nextHex(points, [0, 1], 1, 'ArrowLeft')).toBe(0);
  });
});
