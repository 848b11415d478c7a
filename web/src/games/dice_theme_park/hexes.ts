/** Where the hexes of a park are drawn: 100 wide, point up, the entrance round 0 0. What borders what is the catalogue's. */
import type { Catalogue } from './view';

export const STEP = 86.6;
export interface Point { x: number; y: number }
export interface Box extends Point { width: number; height: number }

/** The middle of each hex. */
export function middles({ hexes, entrance }: Pick<Catalogue, 'hexes' | 'entrance'>): Point[] {
  const [q0, r0] = hexes[entrance] ?? [0, 0];
  return hexes.map(([q, r]) => ({ x: 100 * (q - q0 + (r - r0) / 2), y: STEP * (r - r0) }));
}
/** The box round some hexes, with so much room on each side. */
export function boxOf(points: Point[], room = 0): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 50 - room, Math.min(...ys) - 58 - room];
  return { x, y, width: Math.max(...xs) + 50 + room - x, height: Math.max(...ys) + 58 + room - y };
}
/** The middle of a view so wide and high of a box: as near as can be to a point of it, without one its own. */
export function seenFrom(box: Box, point: Point | null, width: number, height: number): Point {
  const along = (start: number, length: number, at: number, room: number) => (length <= room ? start + length / 2 : Math.min(Math.max(at, start + room / 2), start + length - room / 2));
  const own = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return point ? { x: along(box.x, box.width, point.x, width), y: along(box.y, box.height, point.y, height) } : own;
}
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The hex next to one in a direction of the arrow keys, the nearest there is; itself where there is none. */
export function nextHex(points: Point[], among: number[], from: number, key: string): number {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const ahead = (to: number) => (points[to]!.x - points[from]!.x) * dx + (points[to]!.y - points[from]!.y) * dy;
  const away = (to: number) => Math.hypot(points[to]!.x - points[from]!.x, points[to]!.y - points[from]!.y);
  const found = among.filter((to) => to !== from && ahead(to) > away(to) / 3).sort((a, b) => away(a) * 2 - ahead(a) - (away(b) * 2 - ahead(b)));
  return found[0] ?? from;
}

/** Where so many guests stand on a tile, and how large: more than four in two rows, the back one first; a mascot stands left of them. */
export function standing(count: number, beside: boolean): (Point & { size: number })[] {
  const back = count > 4 ? Math.floor(count / 2) : 0;
  const row = count - back;
  const room = beside ? 46 : 58;
  const step = Math.min(back ? 14.6 : [0, 20.2, 20.2, 18.6, 16.8][count]!, room / row);
  return Array.from({ length: count }, (_, index) => {
    const isFront = index >= back;
    const [place, among] = isFront ? [index - back, row] : [index, back];
    return { x: (place - (among - 1) / 2) * step + (beside ? 10 : 0), y: isFront ? 10.4 : -6.2, size: Math.min(0.86, step / 22) };
  });
}
