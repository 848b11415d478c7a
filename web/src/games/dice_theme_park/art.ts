/**
 * The attractions as little posters on a hexagon 100 × 115.5 round 0 0, point up: sky, disc, far shape, trees or water or ground, the ride
 * in dark, paper and one spot ink. What is below y = 12 is the tile's name board and apron.
 */
import { SIGNS, type SignName } from './signs';

export const HEX = 'M0-57.7L50-28.85V28.85L0 57.7L-50 28.85V-28.85z';
export const INK = '#22302b';
export const PAPER = '#fbf6ea';
export const PLUM = '#8c3b76';
export const GOLD = '#f0bb3a';
const CORAL = '#cf5135';
const SEA = '#5590ba';

export interface Inks { sky: string; far: string; mid: string; dark: string; lite: string }
export const FAMILIES: Record<string, Inks> = {
  blue: { sky: '#c3dce6', far: '#8fb9d0', mid: SEA, dark: '#1d4a75', lite: '#e7f0f0' },
  green: { sky: '#d5e5c2', far: '#a5c692', mid: '#669a63', dark: '#1f5239', lite: '#eef2dc' },
  yellow: { sky: '#f8e4b0', far: '#efcb74', mid: '#dba436', dark: '#7a4c0b', lite: '#fbf0d2' },
  grey: { sky: '#e0dbcd', far: '#c3beae', mid: '#98968a', dark: '#474b48', lite: '#f1ede1' },
};

// --- parts -------------------------------------------------------------------------------------------------

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const row = (places: number[], draw: (x: number, index: number) => string) => places.map(draw).join('');
const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;
const line = (d: string, ink: string, width = 2, dash = '') => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dash}"/>`;
const disc = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** A box that stands on y, its middle at x. */
const box = (x: number, y: number, w: number, h: number, fill: string, round = 0) => `<rect x="${x - w / 2}" y="${y - h}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;
const sign = (name: SignName, x: number, y: number, size: number, fill: string) => `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" fill="${fill}" fill-rule="evenodd" d="${SIGNS[name]}"/>`;
const hills = (y: number, fill: string) => path(`M-60 ${y}q14-13 30-5t32 1q16-9 30-2t30-4V60H-60z`, fill);
const ground = (y: number, fill: string) => path(`M-60 ${y}q60-5 120 0V60H-60z`, fill);
const water = (y: number, fill: string, crest: string) =>
  path(`M-60 ${y}H60V60H-60z`, fill) + line(`M-46 ${y + 4}q5-3 10 0t10 0M-6 ${y + 3}q5-3 10 0t10 0M24 ${y + 6}q5-3 10 0t10 0M-26 ${y + 9}q5-3 10 0t10 0`, crest, 1.5);
export const pine = (x: number, y: number, h: number, fill: string) => `<path transform="translate(${x} ${y}) scale(${h})" fill="${fill}" d="M0-1l.22.42h-.09l.18.46h-.26V0h-.1v-.12h-.26l.18-.46h-.09z"/>`;
export const bush = (x: number, y: number, r: number, fill: string) => `<path transform="translate(${x} ${y}) scale(${r})" fill="${fill}" d="M-1.6 0a1 1 0 0 1 .7-1.2a1 1 0 0 1 1.8 0a1 1 0 0 1 .7 1.2z"/>`;
const palm = (x: number, y: number, h: number, fill: string) =>
  path(`M${x - 1} ${y}q1-${h * 0.6} 0-${h}h2.2q2 ${h / 2} 1.4 ${h}zM${x} ${y - h}q-10-6-15 3q8-4 15-3q-9 1-10 9q4-7 10-9q8-8 16 1q-9-3-16-1q9 2 9 10q-3-7-9-10z`, fill);
const tent = (x: number, y: number, w: number, h: number, a = CORAL, b = PAPER, n = 6) => row(range(n), (i) => path(`M${x} ${y - h}L${x - w / 2 + (w / n) * i} ${y}h${w / n}z`, i % 2 ? b : a));
const awning = (x: number, y: number, w: number, h: number, a = CORAL, b = PAPER, n = 6) =>
  row(range(n), (i) => path(`M${x - w / 2 + (w / n) * i} ${y}h${w / n}v${h}a${w / n / 2} ${w / n / 2} 0 0 1 ${-w / n} 0z`, i % 2 ? b : a));
const flag = (x: number, y: number, fill = CORAL, h = 6) => path(`M${x - 0.5} ${y}v${-h}h1v${h}z`, INK) + path(`M${x + 0.5} ${y - h}l7 2-7 2.5z`, fill);
const rails = (d: string, ink: string) => line(d, ink, 3.5) + line(d, PAPER, 1, '2 2');
const car = (x: number, y: number, turn: number, fill: string) => `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-7-6h11q4 0 4 6h-15z', fill)}${disc(-3, -7.5, 2.2, INK)}${disc(3, -7.5, 2.2, INK)}</g>`;
const trestle = (from: number, to: number, top: (x: number) => number, foot: number, ink: string, n = 7) => line(range(n + 1).map((i) => from + ((to - from) * i) / n).map((x) => `M${x} ${top(x)}V${foot}`).join(''), ink, 1.1);
const balloons = (x: number, y: number, a: string, b: string) => line(`M${x - 5} ${y - 10}L${x} ${y}L${x + 5} ${y - 12}M${x} ${y - 16}V${y}`, INK, 0.6) + disc(x - 5, y - 12, 4, a) + disc(x + 5, y - 14, 4, b) + disc(x, y - 19, 4, CORAL);
const wheel = (x: number, y: number, r: number, n: number, ink: string, gondola: string) => {
  const spoke = (i: number) => [x + r * Math.cos(((i + 0.5) * 2 * Math.PI) / n), y + r * Math.sin(((i + 0.5) * 2 * Math.PI) / n)].map((one) => one.toFixed(1)) as [string, string];
  const ring = (radius: number, width: number) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  return ring(r, 2) + ring(r * 0.68, 1) + row(range(n), (i) => line(`M${x} ${y}L${spoke(i).join(' ')}`, ink, 1) + `<path transform="translate(${spoke(i).join(' ')})" fill="${i % 2 ? PAPER : gondola}" stroke="${ink}" stroke-width=".7" d="M-3.6-1.5h7.2l-1 5h-5.2z"/>`) + disc(x, y, 3, gondola);
};
const people = (y: number, ...places: number[]) => row(places, (x) => disc(x, y, 2.6, INK));
const hull = (x: number, y: number, k: number, fill: string) => `<g transform="translate(${x} ${y}) scale(${k})">${path('M-24-5h46l5-2q-2 12-10 13h-32q-8-2-9-11z', fill)}${path('M-22-2h43v2h-42z', PAPER)}</g>`;
const house = (x: number, y: number, w: number, h: number, fill: string, roof: string) => box(x, y, w, h, fill) + path(`M${x - w / 2 - 4} ${y - h}h${w + 8}l-7-10h${6 - w}z`, roof);
const doors = (y: number, fill: string, ...places: number[]) => row(places, (x) => box(x, y, 9, 14, fill, 4));
const loop = 'M-50 6C-10 10 20-4 20-18S8-36 0-36S-20-30-20-18S10 10 54 6';

// --- scenes ------------------------------------------------------------------------------------------------

/** What is behind most rides. */
const land = (c: Inks, x = 0, r = 22) => disc(x, -15, r, c.lite) + hills(2, c.far) + ground(9, c.mid);
const lake = (c: Inks, x = 0) => disc(x, -18, 19, c.lite) + hills(-4, c.far) + water(3, c.mid, c.lite);
const woods = (c: Inks, x = 0) => disc(x, -18, 20, c.lite) + hills(-2, c.far) + pine(-36, 12, 42, c.dark) + pine(36, 12, 38, c.dark) + ground(9, c.mid);

export const SCENES: Record<string, (c: Inks) => string> = {
  park_entrance: (c) => land(c, 0, 25) + row([-25, 25], (x) => box(x, 14, 13, 34, PLUM) + box(x, 14, 5, 16, c.lite, 2) + tent(x, -20, 19, 13) + flag(x, -32, CORAL, 7)) + path('M-19-9q19-19 38 0v-8q-19-18-38 0z', c.dark) + sign('star', 0, -20.5, 8, GOLD),
  toy_train: (c) => disc(18, -20, 17, c.lite) + hills(-4, c.far) + pine(-40, 2, 22, c.mid) + pine(42, 2, 24, c.mid) + ground(5, c.mid) + box(-22, 4, 22, 13, CORAL, 2) + box(-27, 0, 6, 6, PAPER) + box(-17, 0, 6, 6, PAPER) + box(9, 4, 24, 11, c.dark, 2) + box(1, -6, 12, 12, c.dark) + box(1, -18, 16, 3, CORAL) + box(1, -9, 7, 6, PAPER) + box(17, -7, 4, 8, c.dark) + disc(18, -19, 4.5, PAPER) + disc(12, -25, 6, PAPER) + disc(3, -30, 4.5, PAPER) + row([-28, -17, 1, 9, 17], (x) => disc(x, 4, 3.4, INK)) + line('M-60 8.5H60', c.dark, 1.8),
  swing_boats: (c) => disc(0, -14, 23, c.lite) + bush(-36, 8, 9, c.far) + bush(37, 8, 10, c.far) + ground(8, c.mid) + line('M-22 10L0-34L22 10M-14 10L0-34L14 10', c.dark, 2.2) + `<g transform="rotate(-24 0 -34)">${line('M-11-34L-15-6M11-34L15-6M0-34V-8', INK, 1)}${path('M-22-10q3 2 6 2h32q3 0 6-2q-2 15-14 15h-16q-12 0-14-15z', CORAL)}${path('M-17-2h34l-2 3h-30z', PAPER)}</g>` + disc(0, -34, 3, c.dark),
  slide_tower: (c) => land(c, -8) + box(0, 12, 13, 40, c.dark) + tent(0, -27, 22, 14) + flag(0, -40) + line('M-6-22C22-22 22-8 0-8S-24 4 8 6S30 10 34 10', PAPER, 6) + line('M-6-22C22-22 22-8 0-8S-24 4 8 6S30 10 34 10', CORAL, 2.5) + box(0, -19, 6, 5, GOLD),
  log_flume: (c) => disc(22, -22, 15, c.lite) + path('M-60 10L-26-34L-8-16L6-28L40 10z', c.far) + pine(-42, 4, 24, c.dark) + pine(36, 2, 19, c.mid) + water(4, c.mid, c.lite) + trestle(-30, 18, (x) => -30 + (x + 30) * 0.75, 10, c.dark) + line('M-46-31H-32L20 8', c.dark, 4) + line('M-46-32H-32L20 7', PAPER, 1.5) + car(-4, -11, 37, '#a6622c') + path('M10 9q2-11 6-6q2-12 7-2q6-8 6 1q7-3 5 7z', PAPER),
  pirate_ship: (c) => lake(c, 12) + box(0, -2, 2.4, 36, INK) + box(-16, -2, 1.8, 24, INK) + path('M3-34q22 3 20 20q-11-4-20 0z', CORAL) + path('M-14-24q11 1 10 14q-6-2-10 0z', PAPER) + path('M-2-44h-13l4 4-4 4h13z', INK) + hull(0, 1, 1.1, c.dark) + disc(-10, 3, 1.8, GOLD) + disc(4, 3, 1.8, GOLD),
  bumper_boats: (c) => lake(c) + row([-22, 20], (x, i) => disc(x, i ? 2 : 6, 13, i ? GOLD : CORAL) + disc(x, i ? 2 : 6, 9, PAPER) + box(x, i ? 3 : 7, 11, 9, c.dark, 4) + disc(x, i ? -11 : -7, 4.5, INK)) + line('M-3-3l6 4m-7 4l7-2', PAPER, 2),
  wave_swinger: (c) => lake(c) + box(0, 10, 8, 34, c.dark) + row([-26, -13, 13, 26], (x, i) => line(`M${x * 0.7}-22L${x * 1.35} ${i % 3 ? 0 : -6}`, INK, 1) + box(x * 1.35, i % 3 ? 4 : -2, 6, 4, CORAL, 1) + disc(x * 1.35, i % 3 ? -2 : -8, 2.4, INK)) + tent(0, -22, 54, 15, PLUM, PAPER, 8) + awning(0, -22, 54, 2, PLUM, PAPER, 8) + flag(0, -36),
  duck_pond: (c) => disc(0, -16, 22, c.lite) + bush(-34, 0, 12, c.far) + bush(32, 0, 13, c.far) + water(-2, c.mid, c.lite) + row([-16, 12, 26], (x, i) => `<g transform="translate(${x} ${[2, -3, 8][i]}) scale(${[1, -0.8, 0.7][i]} ${[1, 0.8, 0.7][i]})">${path('M-13-6q3 4 8 2q3-3 3-7a6 6 0 1 1 11 2q-2 2 0 6q0 7-9 7q-11 0-13-10z', GOLD)}${path('M8.5-12l6 1.5-6 2z', CORAL)}${disc(5, -12, 1.2, INK)}</g>`),
  spooky_forest: (c) => woods(c, -6) + disc(-6, -22, 10, GOLD) + line('M22 12L25-22M24-10L36-20M24-4L14-14M24-14L18-24', INK, 2.4) + path('M-16 12q-4-30 9-30t9 30l-4.5-4-4.5 4-4.5-4z', PAPER) + people(-8, -10, -4),
  jungle_cruise: (c) => disc(2, -18, 20, c.lite) + hills(-6, c.far) + palm(-34, 6, 30, c.dark) + palm(33, 4, 25, c.dark) + bush(-46, 4, 9, c.mid) + bush(46, 4, 9, c.mid) + water(0, SEA, c.lite) + awning(0, -20, 32, 3, CORAL, PAPER, 8) + line('M-14-16V-4M14-16V-4M0-16V-4', INK, 1) + people(-8, -7, 6) + hull(0, 0, 1, c.dark),
  treetop_walk: (c) => disc(0, -20, 20, c.lite) + hills(0, c.far) + row([-38, 0, 38], (x) => pine(x, 14, 50, c.dark)) + line('M-50-8Q-19 2 0-8T50-8', '#a6622c', 3) + line('M-50-15Q-19-5 0-15T50-15', INK, 1) + row([-20, 19], (x) => box(x, -4, 5, 8, CORAL, 2) + disc(x, -14, 2.6, INK)),
  maze_garden: (c) => disc(-10, -16, 22, c.lite) + hills(-4, c.far) + ground(2, c.mid) + box(0, 14, 66, 14, c.dark) + box(-12, 14, 8, 9, c.far) + box(14, 8, 16, 4, c.far) + bush(-26, 0, 7, c.dark) + bush(26, 0, 7, c.dark) + line('M-6-10V0M6-10V0', INK, 1.4) + tent(0, -10, 18, 10) + flag(0, -19),
  petting_zoo: (c) => land(c, 10) + bush(-38, 6, 11, c.dark) + row([-12, 18], (x, i) => line(`M${x - 6} 0V9M${x + 6} 0V9`, INK, 2) + bush(x, 3, 8.5 - i * 2, PAPER) + disc(x + 12 - i * 3, -9 + i * 3, 4.5 - i, INK)) + line('M-54 2H54M-54 8H54', '#a6622c', 2) + row([-44, -22, 0, 22, 44], (x) => box(x, 12, 3, 14, '#a6622c')),
  ferris_wheel: (c) => disc(0, -11, 29, c.lite) + hills(6, c.far) + ground(11, c.mid) + line('M-13 14L0-11L13 14', c.dark, 3) + wheel(0, -12, 23, 10, c.dark, CORAL),
  speedster: (c) => land(c, 20, 17) + trestle(-46, 46, (x) => -27 * Math.exp((-(x + 4) * (x + 4)) / 500), 12, c.dark, 12) + rails('M-54-14Q-48 2-40-2T-16-26T8-26T32 2T54-14', c.dark) + car(-3, -32, 0, CORAL),
  carousel: (c) => land(c, 0, 25) + box(0, 9, 10, 26, c.dark) + row([-22, -11, 11, 22], (x, i) => line(`M${x}-14V8`, INK, 1) + `<path transform="translate(${x} ${i % 2 ? -1 : 2}) scale(${x < 0 ? 1 : -1} 1)" fill="${i % 2 ? PAPER : CORAL}" d="M-6-2l2-5 3 1 1 3h6l2 7h-2l-2-3h-5l-3 4h-2l2-5-1-2z"/>`) + tent(0, -14, 62, 18, CORAL, PAPER, 8) + awning(0, -14, 62, 2, CORAL, PAPER, 8) + flag(0, -31) + box(0, 13, 62, 4, c.dark),
  sun_flyer: (c) => disc(0, -14, 30, CORAL) + disc(0, -14, 23, GOLD) + hills(5, c.far) + ground(10, c.mid) + box(0, 12, 6, 26, c.dark) + wheel(0, -14, 22, 6, c.dark, PLUM),
  bouncy_castle: (c) => land(c) + box(0, 12, 46, 18, CORAL, 3) + row([-24, 24], (x) => box(x, 12, 14, 30, PLUM, 5) + tent(x, -17, 16, 12, GOLD, PAPER, 4)) + row([-12, 0, 12], (x) => box(x, -4, 8, 6, CORAL, 2)) + box(0, 12, 16, 11, PAPER, 6) + people(-14, -6, 7) + line('M-6-11v4M7-11v4', INK, 3),
  helter_skelter: (c) => land(c, 6, 23) + path('M-7-26h14l7 38h-28z', c.dark) + line('M8-22Q-16-14-10-11T12-6Q-20 2-12 5T16 9', PAPER, 3.6) + tent(0, -25, 22, 14) + flag(0, -38),
  pop_shop: (c) => land(c, -6, 23) + box(0, 12, 46, 30, c.dark) + box(0, 2, 38, 12, GOLD) + disc(-10, -1, 4, CORAL) + disc(1, -1, 4, PAPER) + disc(12, -1, 4, CORAL) + awning(0, -21, 54, 7, PLUM, PAPER, 8) + balloons(24, -20, GOLD, SEA),
  coin_arcade: (c) => land(c, 0, 24) + house(0, 12, 56, 26, PLUM, PLUM) + doors(12, GOLD, -17, 17) + doors(12, PAPER, 0) + disc(0, -20, 9, GOLD) + sign('coin', 0, -20, 13, c.dark) + row([-24, -16, -8, 8, 16, 24], (x) => disc(x, -9, 1.4, PAPER)),
  hall_of_mirrors: (c) => land(c) + house(0, 12, 58, 24, c.dark, CORAL) + row([-19, 0, 19], (x, i) => `<ellipse cx="${x}" cy="-1" rx="${i === 1 ? 8 : 6}" ry="${i === 1 ? 9 : 11}" fill="${SEA}" stroke="${GOLD}" stroke-width="2"/>` + line(`M${x - 3} 2l5-7`, PAPER, 1.6)) + row([-20, -10, 10, 20], (x) => disc(x, -17, 1.5, PAPER)),
  ice_cream_parlour: (c) => land(c, -8) + box(-6, 12, 44, 26, c.lite) + box(-6, 6, 34, 12, c.dark) + awning(-6, -16, 50, 6, CORAL, PAPER, 8) + path('M17-14h16l-8 26z', '#a6622c') + disc(21, -17, 6, PAPER) + disc(29, -17, 6, CORAL) + disc(25, -25, 6, GOLD),
  tidal_drop: (c) => lake(c, -18) + trestle(-14, 18, (x) => -34 + Math.max(0, x) * 1.6, 12, c.dark, 6) + line('M-42 10C-30-20-26-36-8-36C8-36 10 4 36 6', c.dark, 6) + line('M-42 10C-30-20-26-36-8-36C8-36 10 4 36 6', SEA, 3) + car(4, -20, 62, CORAL) + path('M20 9q2-13 7-6q3-10 8-1q7-6 8 7z', PAPER),
  kraken_coaster: (c) => disc(-14, -20, 16, c.lite) + hills(0, c.far) + water(6, c.mid, c.lite) + rails('M-50 2C-34 2-30-26-14-26S4 8 18 4S30-34 14-34S2 4 50 0', c.dark) + car(-15, -27, -8, CORAL) + line('M-34 14C-40 2-26 0-28-8S-38-12-36-8', PLUM, 4) + line('M36 14C42 4 30 2 34-6', PLUM, 4),
  submarine_dive: (c) => disc(-14, -26, 13, c.lite) + water(-16, c.mid, c.lite) + water(-2, c.dark, c.mid) + box(4, -10, 3, 14, INK) + box(7, -21, 9, 3, INK) + box(2, -7, 16, 9, GOLD, 3) + `<ellipse cx="0" cy="-1" rx="27" ry="10" fill="${GOLD}"/>` + row([-13, 0, 13], (x) => disc(x, -1, 4, PAPER) + disc(x, -1, 2.4, SEA)) + path('M-27-1l-8-7v14z', CORAL),
  rapids_run: (c) => disc(20, -24, 14, c.lite) + path('M-60 4L-36-30L-14 4zM14 2L34-22L60 6z', c.far) + pine(-20, -2, 26, c.dark) + path('M-60 60V2q20-12 34-2t26-4 26 2 34-2V60z', c.mid) + line('M-48 6q8-6 14 0M24 0q8-6 14 0M-14-4q6-5 12 0', PAPER, 2) + `<ellipse cx="2" cy="4" rx="21" ry="8" fill="${CORAL}"/><ellipse cx="2" cy="2" rx="14" ry="4.5" fill="${INK}"/>` + row([-7, 2, 11], (x) => box(x, 3, 6, 7, GOLD, 2) + disc(x, -7, 2.8, INK)) + path('M26 10q2-10 6-5q3-8 7 0l3 5z', PAPER),
  canopy_glider: (c) => woods(c, 14) + line('M-50-30Q0-12 50-26', INK, 1.2) + tent(0, -10, 26, 10) + line('M-6-10L0-2L6-10', INK, 1) + disc(0, 0, 3.5, INK),
  dinosaur_trail: (c) => woods(c, 8) + path('M-30 11q8-20 24-20q8 0 12-6q3-5 2-13q0-8 8-8q9 1 12 7l-9 2q-2 14-8 20q-1 8-1 18h-6l-1-8h-9l-2 8h-6l-1-9q-6 2-15 9z', PLUM) + disc(18, -30, 1.2, PAPER) + line('M-14-7l3-4 3 4M-6-8l3-4 3 3', PLUM, 2.5),
  dragon_tower: (c) => land(c) + box(0, 12, 24, 44, '#98968a') + row([-9, 0, 9], (x) => box(x, -30, 6, 6, '#98968a')) + doors(12, c.dark, 0) + line('M-24 11Q-30 2-14 0T14-6Q22-10 10-14T-14-18Q-24-24-12-28T14-36', CORAL, 5) + path('M10-33q2-10 12-8l8 5-8 5q-8 2-12-2z', CORAL) + disc(19, -37, 1.3, PAPER) + path('M30-36l8-3-4 4 4 3z', GOLD),
  haunted_manor: (c) => disc(-16, -22, 13, GOLD) + hills(0, c.far) + ground(8, c.mid) + house(0, 12, 44, 24, PLUM, INK) + box(12, -12, 14, 16, PLUM) + path('M3-28h18l-9-14z', INK) + doors(12, INK, 0) + row([-14, 14], (x) => box(x, 4, 7, 9, GOLD, 3)) + box(12, -18, 5, 7, GOLD, 2) + path('M-30-24q4-5 7 0q3-5 7 0q-3-1-4 2l-3-2-3 2q-1-3-4-2z', INK) + pine(-40, 12, 30, c.dark) + pine(40, 12, 26, c.dark),
  rocket_launch: (c) => land(c, 0, 25) + box(17, 12, 6, 46, c.dark) + line('M17-30H4M17-16H4M17-2H4', c.dark, 2) + path('M-8 2q-4-24 8-40q12 16 8 40z', PAPER) + path('M-5.5-26q2-7 5.5-12q3.5 5 5.5 12z', CORAL) + disc(0, -16, 4, SEA) + path('M-8-4l-8 10h9zM8-4l8 10h-9z', CORAL) + path('M-6 3h12q2 8-6 12q-8-4-6-12z', GOLD) + row([-16, -6, 6, 18], (x) => disc(x, 11, 6, c.lite)),
  comet_coaster: (c) => land(c, -10, 19) + trestle(-46, 46, (x) => 4 - 24 * Math.exp(-(x + 18) * (x + 18) / 200) - 30 * Math.exp(-(x - 18) * (x - 18) / 160), 12, c.dark, 12) + rails('M-54 6C-34 4-30-20-18-20S-6 2 2 2S8-28 18-28S30 6 54 4', c.dark) + car(-18, -23, 0, PLUM) + line('M10-34L-8-42M12-30L-4-34M16-36L2-46', GOLD, 2) + sign('star', 20, -31, 15, CORAL),
  solar_loop: (c) => disc(0, -14, 27, CORAL) + disc(0, -14, 20, GOLD) + hills(4, c.far) + ground(10, c.mid) + rails(loop, c.dark) + car(0, -33, 180, PLUM),
  sky_drop: (c) => land(c, 12, 19) + box(0, 12, 9, 50, c.dark) + line('M-4-36L4-28L-4-20L4-12L-4-4L4 4', GOLD, 1.4) + box(0, -36, 20, 5, CORAL, 2) + box(0, -4, 34, 7, CORAL, 3) + row([-13, 13], (x) => disc(x, -13, 3, INK) + line(`M${x}-3v5`, INK, 2)) + line('M-24-24v10m-3-4l3 4 3-4M24-24v10m-3-4l3 4 3-4', PAPER, 2.4),
  grand_theatre: (c) => land(c, 0, 25) + box(0, 12, 60, 26, c.lite) + path('M-34-14h68L0-32z', c.dark) + sign('star', 0, -19, 9, GOLD) + row([-25, 25], (x) => box(x, 12, 5, 26, c.mid)) + path('M-18-12h16q0 16-16 22zM18-12H2q0 16 16 22z', CORAL) + box(0, 13, 68, 3, c.dark) + doors(12, INK, 0),
  observation_dome: (c) => disc(24, -26, 11, c.lite) + hills(2, c.far) + ground(9, c.mid) + path('M-28 0a28 28 0 0 1 56 0z', PAPER) + path('M2-28q10 2 12 6L8 0H-4z', INK) + line('M4-8L18-36', GOLD, 5) + box(0, 12, 62, 12, c.dark) + row([-20, -7, 7, 20], (x) => box(x, 10, 6, 6, GOLD, 2)) + sign('star', -28, -28, 7, GOLD) + sign('star', -12, -36, 5, GOLD),
  casino_royale: (c) => land(c, 0, 26) + house(0, 12, 60, 22, CORAL, c.dark) + box(0, -16, 36, 16, PLUM, 4) + sign('star', -10, -24, 9, GOLD) + sign('coin', 0, -24, 10, GOLD) + sign('star', 10, -24, 9, GOLD) + row([-16, -8, 0, 8, 16], (x) => disc(x, -33, 1.4, GOLD)) + doors(12, GOLD, -18, 18) + doors(12, PAPER, 0),
  food_court: (c) => land(c, 8) + box(-18, 12, 30, 22, c.lite) + box(18, 12, 30, 22, c.lite) + awning(-18, -12, 34, 5, CORAL, PAPER, 6) + awning(18, -12, 34, 5, '#669a63', PAPER, 6) + box(-18, 6, 22, 8, c.dark) + box(18, 6, 22, 8, c.dark) + sign('food', -18, -22, 15, PLUM) + sign('drinks', 18, -22, 15, PLUM),
  mystery_ride: (c) => land(c, 0, 24) + path('M-32 12V-6a32 28 0 0 1 64 0V12z', PLUM) + path('M-15 12V0a15 15 0 0 1 30 0v12z', INK) + line('M-5-26q0-7 6-7t6 6-6 7v3', GOLD, 3.4) + disc(1, -11, 2, GOLD) + car(0, 11, 0, CORAL) + row([-24, 24], (x) => sign('star', x, -6, 8, GOLD)),
  lucky_wheel: (c) => land(c) + line('M-14 14L0-12L14 14', c.dark, 4) + disc(0, -12, 24, c.dark) + row(range(8), (i) => `<path transform="translate(0 -12) rotate(${i * 45})" fill="${[CORAL, PAPER, GOLD, PAPER][i % 4]}" d="M0 0L-8.5-20A22 22 0 0 1 8.5-20z"/>`) + disc(0, -12, 4, INK) + path('M-5-40h10l-5 9z', PLUM),
  magic_show: (c) => land(c, 0, 25) + path('M-40-36h80V12H-40z', PLUM) + path('M-40-36h26q2 34-26 42zM40-36H14q-2 34 26 42z', CORAL) + awning(0, -36, 80, 4, CORAL, GOLD, 10) + path('M-10-10h20l2 20h-24z', INK) + box(0, -8, 32, 4, INK, 2) + box(0, 2, 22, 4, CORAL) + sign('star', -7, -20, 8, GOLD) + sign('star', 6, -26, 11, GOLD),
  time_machine: (c) => land(c, 0, 27) + box(0, 13, 40, 8, c.dark, 2) + line('M-24 6L-30-28M24 6L30-28', c.dark, 4) + disc(-30, -30, 4, GOLD) + disc(30, -30, 4, GOLD) + disc(0, -14, 21, c.dark) + disc(0, -14, 17, PAPER) + row(range(12), (i) => `<path transform="rotate(${i * 30} 0 -14)" stroke="${INK}" stroke-width="1.5" d="M0-29v3"/>`) + line('M0-14V-25M0-14L8-10', CORAL, 2.6) + path('M-20-34l-6 8h4l-3 7 8-10h-4l4-5z', GOLD),
  chaos_coaster: (c) => disc(-10, -20, 18, c.lite) + hills(2, c.far) + ground(9, c.mid) + rails('M-54 8C-20 8-44-30-22-32S0 8 14 4S-8-18 8-30S44-24 34-8S24 8 54 6', c.dark) + car(8, -31, -24, CORAL) + car(-26, -28, -44, PLUM) + sign('generator', 28, -30, 15, GOLD),
  secret_vault: (c) => land(c, 0, 24) + box(0, 12, 60, 42, c.dark, 3) + disc(0, -9, 18, c.mid) + disc(0, -9, 14, c.far) + row(range(4), (i) => `<path transform="rotate(${i * 45} 0 -9)" stroke="${INK}" stroke-width="2.4" d="M0-21V3"/>`) + disc(0, -9, 5, GOLD) + row([-24, 24], (x) => disc(x, -22, 2, PAPER) + disc(x, 4, 2, PAPER)) + row([-20, -12, 16], (x) => disc(x, 11, 4, GOLD)),
};
/** An attraction of somebody's own pack. */
const OTHER = (c: Inks): string => land(c) + tent(0, -8, 60, 26, CORAL, PAPER, 8) + box(0, 12, 52, 20, PLUM) + doors(12, GOLD, -16, 16) + doors(12, PAPER, 0) + flag(0, -34);

export const inksOf = (colour: string): Inks => FAMILIES[colour] ?? FAMILIES.grey!;
export const sceneOf = (id: string, colour: string): string => (SCENES[id] ?? OTHER)(inksOf(colour));

/** A requirement as slots: the colour or any, and the limit of the values; how they are joined. */
export interface Slot { colour: string; limit: string; surprise: boolean }
export const LIMITS: Record<string, string> = { odd: '1 3 5', even: '2 4 6', low: '1–3', high: '4–6' };
export function slotsOf(requirement: string): { slots: Slot[]; link: string; relation: string } {
  const three = /^(straight|triple)(?: with (\w+))?$/.exec(requirement);
  if (three) return { slots: [three[2] ?? 'any', 'any', 'any'].map((colour) => ({ colour, limit: '', surprise: false })), link: three[1] === 'triple' ? '=' : '→', relation: three[1]! };
  const slots = requirement.split(/ [><=+] /).map((slot) => slot.split(' '));
  const link = / ([><=+]) /.exec(requirement)?.[1] ?? '';
  return { slots: slots.map(([colour = 'any', ...rest]) => ({ colour, limit: rest.find((word) => word in LIMITS) ?? '', surprise: rest.includes('surprise') })), link, relation: RELATIONS[link]! };
}
const RELATIONS: Record<string, string> = { '': 'one', '>': 'more', '<': 'less', '=': 'equal', '+': 'and' };
