/** The trail's country, painted at any scale: the window of the map and the strip below it are the same picture. */

/** A wide map lower than this has no room for what it is drawn with elsewhere. */
export const LOW = 200;

/** A stretch of the trail as the engine tells it. */
export interface Leg {
  name: string;
  first: number;
  last: number;
  hypothermia: number;
  starvation: number;
  checkpoint: boolean;
  /** whether it does something to who stands there on a new day */
  strikes: boolean;
}
/** What part of the trail a picture shows, and how large it is. */
export interface Frame {
  from: number;
  to: number;
  width: number;
  height: number;
  isStrip: boolean;
}

/** Ground of a leg, and the darker one below. */
const GROUND: Record<string, [ground: string, low: string]> = {
  town: ['#E6DCC4', '#D3C5A6'], hills: ['#D5E2DE', '#BFD0CC'], blizzard: ['#E8EDEC', '#D2DDDD'], frozen_lake: ['#B4D3DC', '#97BFCB'], rope_bridge: ['#17263F', '#101B30'],
  mountain: ['#C3C2CF', '#A9A8BA'], wasteland: ['#DDCBA6', '#CBB58A'], forest: ['#C6D6C5', '#AEC2AE'], cliff_face: ['#CDB39B', '#B8987C'], village: ['#E6DCC4', '#D3C5A6'],
};
/** Height of the trail over each leg of the long board: square and height. Other boards stretch it. */
const LENGTHS = [5, 30, 10, 30, 5, 5, 30, 20, 20, 5];
const RISE: [square: number, height: number][] = [
  [-4, 0], [6, 0], [10, 18], [14, 5], [19, 22], [25, 4], [30, 19], [35, 7], [40, 14], [45, 5], [47.5, -7], [73.5, -7], [75.5, 8], [78, 1], [80.5, 14], [83.2, 44], [86, 24], [89, 10],
  [96, 4], [103, 12], [110, 3], [116, 6], [122, 15], [128, 5], [135, 9], [137, 14], [140, 31], [144, 33], [148, 49], [152, 51], [156, 62], [165, 62],
];
const AURORA: [ink: string, top: number, tall: number, opacity: number][] = [['#5FB99A', 0.1, 0.26, 0.5], ['#8FD3A8', 0.17, 0.15, 0.42], ['#7C6BB0', 0.03, 0.17, 0.42]];

/** The same number for the same square, between 0 and 1. */
function chance(n: number): number {
  const value = Math.sin(n * 127.1 + 3.7) * 43758.5453;
  return value - Math.floor(value);
}
const fine = (value: number): string => value.toFixed(1);

function spruce(x: number, y: number, h: number, ink: string): string {
  const side = (s: number) => `l${fine(s * 0.17 * h)} ${fine(0.34 * h)}h${fine(-s * 0.07 * h)}l${fine(s * 0.14 * h)} ${fine(0.3 * h)}h${fine(-s * 0.08 * h)}l${fine(s * 0.14 * h)} ${fine(0.3 * h)}`;
  return `<path fill="${ink}" d="M${fine(x)} ${fine(y - h)}${side(1)}H${fine(x)}zM${fine(x)} ${fine(y - h)}${side(-1)}H${fine(x)}zM${fine(x - 0.05 * h)} ${fine(y - 0.1 * h)}h${fine(0.1 * h)}v${fine(0.14 * h)}h${fine(-0.1 * h)}z"/>`;
}
const cabin = (x: number, y: number, k: number, ink: string): string =>
  `<g transform="translate(${fine(x)} ${fine(y)}) scale(${fine(k)})"><path fill="${ink}" d="M-16 0V-15H16V0zM7 -32h5v10h-5z"/><path fill="#F3EEE2" d="M-20 -13L-2 -29 20 -13 16 -11 -2 -24 -16 -11z"/><path fill="#F2C14E" d="M-10 -11h7v7h-7zM4 -11h7v7H4z"/></g>`;

/** A part of the trail on paper: where each square is, and what the country looks like. */
export class Land {
  /** breadth of a square */
  readonly square: number;
  /** how large things are drawn */
  readonly scale: number;
  readonly seen: Leg[];

  constructor(readonly frame: Frame, readonly legs: Leg[]) {
    this.square = frame.width / (frame.to - frame.from + 1);
    this.scale = frame.isStrip ? frame.height / 210 : Math.min(1.3, frame.height / 270);
    this.seen = legs.filter(({ first, last }) => last >= frame.from && first <= frame.to);
  }

  x(square: number): number {
    return (square - this.frame.from + 0.5) * this.square;
  }
  y(square: number): number {
    const { height, isStrip } = this.frame;
    return height * (isStrip ? 0.8 : 0.665) - this.#rise(square) * this.scale * (isStrip ? 1.3 : 1.25);
  }
  /** How the trail slopes on a square, in degrees. */
  slope(square: number): number {
    return (Math.atan2(this.y(square + 0.5) - this.y(square - 0.5), this.square) * 180) / Math.PI;
  }
  /** Where a leg begins and ends in the picture, in squares; the first and the last go on beyond the trail. */
  span({ first, last }: Leg): [from: number, to: number] {
    const { from, to } = this.frame;
    const isLast = last === this.legs.at(-1)?.last;
    return [first === 1 ? from - 1 : Math.max(first - 0.5, from - 1), isLast ? to + 1 : Math.min(last + 0.5, to + 1)];
  }

  #rise(square: number): number {
    let start = 0.5;
    let at = square;
    for (const [index, { first, last }] of this.legs.entries()) {
      if (square > last + 0.5) start += LENGTHS[index] ?? 0;
      else {
        at = square < 0.5 ? square : start + ((square - first + 0.5) * (LENGTHS[index] ?? 1)) / (last - first + 1);
        break;
      }
    }
    const next = Math.max(1, RISE.findIndex(([from]) => from >= at));
    const [a, low] = RISE[next - 1]!;
    const [b, high] = RISE[next]!;
    const part = Math.max(0, Math.min(1, (at - a) / (b - a)));
    return low + ((high - low) * (1 - Math.cos(Math.PI * part))) / 2;
  }

  /** Everything behind the squares. */
  paint(weather: string): string {
    const { isStrip } = this.frame;
    return this.#sky() + (isStrip ? '' : this.#weather(weather)) + this.#ridges() + this.seen.map((leg) => this.#things(leg)).join('') + this.seen.map((leg) => this.#ground(leg)).join('') + this.#bridge();
  }

  #sky(): string {
    const { width: w, height: h, isStrip, from } = this.frame;
    const near = isStrip ? 0.5 : 1;
    const stars = Array.from({ length: isStrip ? 0 : 46 }, (_, i) => `<circle cx="${fine(chance(i) * w)}" cy="${fine(chance(i + 99) * h * 0.4)}" r="${fine(0.7 + chance(i + 7))}" fill="#F4ECDC" opacity=".8"/>`).join('');
    const ribbons = AURORA.map(([ink, top, tall, opacity], n) => {
      const edge = (x: number) => h * (top + 0.085 * Math.sin(x / (170 * near) + n * 1.3 + from / 9) + 0.045 * Math.sin(x / (71 * near) + n));
      let up = '';
      let down = '';
      for (let x = 0; x <= w + 12; x += 12 * near) {
        up += `L${fine(x)} ${fine(edge(x))}`;
        down = `L${fine(x)} ${fine(edge(x) + h * tall * (0.75 + 0.35 * Math.sin(x / (95 * near) + n * 2)))}${down}`;
      }
      return `<path d="M0 ${fine(edge(0))}${up}${down}z" fill="${ink}" opacity="${opacity}"/>`;
    });
    return stars + ribbons.join('');
  }

  #weather(weather: string): string {
    const { width: w, height: h } = this.frame;
    const many = (count: number, draw: (n: number) => string) => Array.from({ length: count }, (_, n) => draw(n)).join('');
    const cloud = (ink: string, opacity: number) => many(7, (n) => `<path transform="translate(${fine(chance(n + 31) * w - 40)} ${fine(h * (0.16 + 0.2 * chance(n + 5)))}) scale(${fine(1.6 + 1.7 * chance(n))})" d="M8 30a10 10 0 0 1 1-20 14 14 0 0 1 26-2 11 11 0 0 1 6 22z" fill="${ink}" opacity="${opacity}"/>`);
    const [x, y, r] = [w * 0.56, h * 0.47, h * 0.165];
    if (weather === 'sun') return `<circle cx="${fine(x)}" cy="${fine(y)}" r="${fine(r)}" fill="#F6D98B"/><circle cx="${fine(x)}" cy="${fine(y)}" r="${fine(r * 1.18)}" fill="none" stroke="#F6D98B" stroke-width="2" opacity=".6"/>`;
    if (weather === 'cloud') return cloud('#C3CED3', 0.8);
    if (weather === 'rain') return cloud('#7F97A6', 0.85) + many(90, (n) => `<path d="M${fine(chance(n) * w)} ${fine(h * (0.2 + 0.45 * chance(n + 3)))}l-4 15" stroke="#D6E4EA" stroke-width="1.600" opacity=".75"/>`);
    if (weather === 'snow') return many(110, (n) => `<circle cx="${fine(chance(n) * w)}" cy="${fine(h * 0.68 * chance(n + 3))}" r="${fine(1.4 + 2 * chance(n + 8))}" fill="#F8F6EF"/>`);
    if (weather === 'wind') return many(34, (n) => `<path d="M${fine(chance(n) * w)} ${fine(h * (0.08 + 0.55 * chance(n + 3)))}c22 -9 34 5 62 -5" stroke="#E6EEF0" stroke-width="2.200" fill="none" stroke-linecap="round" opacity=".7"/>`);
    if (weather === 'storm') return `<path d="M0 0H${w}V${fine(h * 0.3)}C${fine(w * 0.8)} ${fine(h * 0.42)} ${fine(w * 0.6)} ${fine(h * 0.24)} ${fine(w * 0.4)} ${fine(h * 0.36)}S${fine(w * 0.1)} ${fine(h * 0.3)} 0 ${fine(h * 0.38)}z" fill="#1B2433" opacity=".82"/>${cloud('#3A4654', 0.9)}<path d="M${fine(w * 0.62)} ${fine(h * 0.24)}l-16 ${fine(h * 0.14)}h10l-12 ${fine(h * 0.16)} 30 -${fine(h * 0.19)}h-11l12 -${fine(h * 0.11)}z" fill="#F2C14E"/>`;
    return '';
  }

  #ridges(): string {
    const { width: w, height: h, isStrip, from } = this.frame;
    const step = isStrip ? 11 : 22;
    let far = `M0 ${h}`;
    let near = far;
    for (let x = 0; x <= w + step * 1.5; x += step) {
      const n = Math.floor(x / step + from * 1.5);
      far += `L${fine(x)} ${fine(h * (0.53 - 0.1 * chance(n)))}`;
      near += `L${fine(x + step / 2)} ${fine(h * (0.6 - 0.06 * chance(n + 50)))}`;
    }
    return `<path d="${far}V${h}z" fill="#86A9BE"/><path d="${near}V${h}z" fill="#6A93AC"/>`;
  }

  /** What stands behind the trail, by leg. */
  #things(leg: Leg): string {
    const { height: h, isStrip } = this.frame;
    const { scale: k, square: sq } = this;
    const [a, b] = this.span(leg);
    const [xa, xb] = [this.x(a), this.x(b)];
    const breadth = xb - xa;
    const every = (step: number, draw: (x: number, y: number, s: number) => string): string => {
      let drawn = '';
      for (let s = Math.ceil(a / step) * step; s < b; s += step) drawn += draw(this.x(s), this.y(s) + 4, s);
      return drawn;
    };
    switch (leg.name) {
      case 'town':
      case 'village':
        return every(isStrip ? 2 : 1.7, (x, y, s) => cabin(x, y, k * (isStrip ? 1.3 : 1.15), s % 2 > 1 ? '#7A4B2E' : '#8C5A36'));
      case 'hills':
        return every(5, (x, y, s) => `<path fill="${s % 2 ? '#6E97A0' : '#5C8792'}" d="M${fine(x - 4.2 * sq)} ${fine(y + 20 * k)}C${fine(x - 2.5 * sq)} ${fine(y - (50 + 30 * chance(s)) * k)} ${fine(x + 2.5 * sq)} ${fine(y - 46 * k)} ${fine(x + 4.5 * sq)} ${fine(y + 20 * k)}z"/>`);
      case 'blizzard':
        return `<path d="M${fine(xa)} ${h}C${fine(xa + breadth * 0.1)} ${fine(h * 0.5)} ${fine(xa + breadth * 0.05)} ${fine(h * 0.2)} ${fine(xa + breadth * 0.3)} 0H${fine(xb + breadth * 0.12)}C${fine(xb - breadth * 0.12)} ${fine(h * 0.3)} ${fine(xb + breadth * 0.08)} ${fine(h * 0.5)} ${fine(xb)} ${h}z" fill="#E8EDEC" opacity=".38"/>`
          + (isStrip ? '' : every(0.25, (x, y, s) => `<circle cx="${fine(x)}" cy="${fine(y - (10 + 150 * chance(s * 7)) * k)}" r="${fine(1.2 + 1.8 * chance(s))}" fill="#F4F1E8"/>`))
          + every(isStrip ? 1 : 0.5, (x, y, s) => `<path d="M${fine(x - sq)} ${fine(y - (14 + 150 * chance(s)) * k)}c${fine(sq * 0.6)} ${fine(-9 * k)} ${fine(sq)} ${fine(9 * k)} ${fine(sq * 1.7)} 0" stroke="#F4F1E8" stroke-width="${fine(2.4 * k + 0.6)}" fill="none" opacity=".8" stroke-linecap="round"/>`);
      case 'frozen_lake':
        return `<path fill="#9CC0CC" d="M${fine(xa)} ${fine(h * 0.615)}H${fine(xb)}V${fine(h * 0.72)}H${fine(xa)}z"/>` + every(isStrip ? 1 : 0.5, (x, _, s) => (chance(s * 3) > 0.3 ? spruce(x, h * 0.622, (12 + 12 * chance(s)) * k, '#41708A') : ''));
      case 'rope_bridge':
        return `<path fill="#22405F" d="M${fine(xa)} ${h}V${fine(this.y(a) - 26 * k)}L${fine(xa + breadth * 0.15)} ${fine(h * 0.8)}L${fine(xa + breadth * 0.4)} ${h}zM${fine(xb)} ${h}V${fine(this.y(b) - 36 * k)}L${fine(xb - breadth * 0.18)} ${fine(h * 0.78)}L${fine(xb - breadth * 0.36)} ${h}z"/>`;
      case 'mountain': {
        const [px, py, w] = [xa + breadth * 0.5, h * (isStrip ? 0.1 : 0.13), breadth];
        return `<path fill="#46597A" d="M${fine(xa - w * 0.28)} ${h}L${fine(px)} ${fine(py)}L${fine(xb + w * 0.42)} ${h}z"/><path fill="#33456A" d="M${fine(px)} ${fine(py)}L${fine(xb + w * 0.42)} ${h}H${fine(px + w * 0.1)}L${fine(px - w * 0.04)} ${fine(h * 0.5)}z"/><path fill="#F3EEE2" d="M${fine(px)} ${fine(py)}L${fine(px + w * 0.2)} ${fine(py + h * 0.19)}L${fine(px + w * 0.08)} ${fine(py + h * 0.16)}L${fine(px + w * 0.02)} ${fine(py + h * 0.25)}L${fine(px - w * 0.07)} ${fine(py + h * 0.17)}L${fine(px - w * 0.15)} ${fine(py + h * 0.22)}z"/>`;
      }
      case 'wasteland':
        return every(4, (x, y, s) => (chance(s) > 0.45
          ? `<path fill="#8B7A6B" d="M${fine(x - 1.6 * sq)} ${fine(y + 8)}l${fine(0.45 * sq)} ${fine(-(18 + 46 * chance(s + 1)) * k)}h${fine((0.5 + 1.6 * chance(s + 2)) * sq)}l${fine(0.3 * sq)} ${fine(8 * k)}h${fine(0.4 * sq)}l${fine(0.4 * sq)} ${fine((20 + 46 * chance(s + 1)) * k)}z"/>`
          : `<path d="M${fine(x)} ${fine(y + 6)}v${fine(-34 * k)}m0 ${fine(12 * k)}l${fine(-9 * k)} ${fine(-12 * k)}m${fine(9 * k)} ${fine(4 * k)}l${fine(10 * k)} ${fine(-14 * k)}" stroke="#4B4038" stroke-width="${fine(3 * k)}" fill="none"/>`));
      case 'forest':
        return every(isStrip ? 1 : 0.5, (x, y, s) => spruce(x, y + 4, (50 + 46 * chance(s)) * k, chance(s + 3) > 0.5 ? '#1E4A48' : '#2B5D57'));
      case 'cliff_face':
        return every(4, (x, y, s) => `<path fill="${(s / 4) % 2 ? '#8A6A58' : '#9B7A64'}" d="M${fine(x - 2.2 * sq)} ${fine(y + 20)}V${fine(y - (34 + 34 * chance(s)) * k)}l${fine(1.2 * sq)} ${fine(-10 * k)}l${fine(2 * sq)} ${fine(5 * k)}l${fine(1.2 * sq)} ${fine(14 * k)}V${fine(y + 20)}z"/>`);
      default:
        return '';
    }
  }

  /** The land below the trail in two tones; the bridge has none. */
  #ground(leg: Leg): string {
    if (leg.name === 'rope_bridge') return '';
    const { height: h, isStrip } = this.frame;
    const { scale: k, square: sq } = this;
    const [a, b] = this.span(leg);
    const [ground, low] = GROUND[leg.name] ?? GROUND.hills!;
    const shape = (drop: number): string => {
      let d = `M${fine(this.x(a))} ${h}`;
      for (let s = a; s <= b + 1e-6; s += isStrip ? 0.5 : 0.25) d += `L${fine(this.x(s))} ${fine(this.y(s) + drop)}`;
      return `${d}L${fine(this.x(b))} ${fine(this.y(b) + drop)}V${h}z`;
    };
    let drawn = `<path d="${shape(0)}" fill="${ground}"/><path d="${shape(isStrip ? 9 : 27 * k)}" fill="${low}"/>`;
    if (isStrip) return drawn;
    if (leg.name === 'frozen_lake') for (let s = Math.ceil(a); s < b - 1; s += 3) drawn += `<path d="M${fine(this.x(s))} ${fine(this.y(s) + (34 + 30 * chance(s)) * k)}l${fine(sq * 0.9)} ${fine(5 * k)}l${fine(sq * 0.5)} ${fine(-6 * k)}m${fine(-sq * 0.5)} ${fine(6 * k)}l${fine(sq * 0.4)} ${fine(8 * k)}" stroke="#DDEBEE" fill="none" stroke-width="1.600"/>`;
    // a dark foreground closes the poster where no words stand
    const isDry = leg.name === 'wasteland' || leg.name === 'cliff_face';
    for (let x = Math.max(0, this.x(a)) + (h < 235 ? 400 : 330); x < Math.min(this.frame.width, this.x(b)) - 14; x += 23) {
      const r = chance(Math.round((x / sq + this.frame.from) * 3));
      if (!isDry) drawn += spruce(x, h + 6, 24 + 34 * r, r > 0.5 ? '#1B3F4B' : '#24505A');
      else if (r > 0.6) drawn += `<path d="M${fine(x - 18)} ${h}c2 ${fine(-14 * r)} 8 ${fine(-22 * r)} 17 ${fine(-19 * r)}c8 ${fine(2 * r)} 14 ${fine(8 * r)} 19 ${fine(19 * r)}z" fill="#6B5A4C"/>`;
      else if (r > 0.35) drawn += `<path d="M${fine(x)} ${h}l-3 -11M${fine(x + 2)} ${h}v-14M${fine(x + 4)} ${h}l4 -10" stroke="#6B5A4C" stroke-width="1.600"/>`;
    }
    return drawn;
  }

  #bridge(): string {
    const leg = this.seen.find(({ name }) => name === 'rope_bridge');
    if (!leg) return '';
    const { isStrip } = this.frame;
    const k = this.scale;
    const [a, b] = this.span(leg);
    const points: [number, number][] = [];
    for (let s = a; s <= b; s += 0.25) points.push([this.x(s), this.y(s)]);
    const line = (drop: number) => `M${points.map(([x, y]) => `${fine(x)} ${fine(y + drop)}`).join('L')}`;
    const ropes = isStrip ? '' : points.filter((_, index) => index % 2 === 0).map(([x, y]) => `<path d="M${fine(x)} ${fine(y - 20 * k)}V${fine(y + 6)}" stroke="#E6DCC4" stroke-width="1.200"/>`).join('');
    return `<path d="${line(isStrip ? -5 : -20 * k)}" fill="none" stroke="#E6DCC4" stroke-width="${isStrip ? 0.8 : 1.8}"/>${ropes}<path d="${line(2)}" fill="none" stroke="#8C5A36" stroke-width="${isStrip ? 2 : 6}"/>`;
  }
}
