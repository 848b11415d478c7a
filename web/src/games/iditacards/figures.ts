/** Pictures of cards: dark figures on a pale disc (96 × 60), and dogs by breed. `{c}` is the dark ink, `{p}` the pale one. */
import { ANIMALS, type AnimalName } from '../../art';

const EARS = { up: 'M42 11L43 2 49 9zM47 9L51 2 54 11z', flop: 'M45 8C39 9 38 17 42 22 47 20 49 13 48 8z', round: 'M41 11a4 4 0 1 1 7-3z' };
const TAILS = {
  curl: 'M17 20C7 23 1 15 6 9 9 5 15 7 14 12 11 10 9 13 11 15 13 17 16 16 19 17z',
  flow: 'M16 19C10 19 5 15 2 9 3 17 6 24 15 25z',
  stub: 'M14 18C11 16 9 16 8 18 9 20 12 22 14 22z',
};
type Breed = [coat: string, ears?: keyof typeof EARS, tail?: keyof typeof TAILS, mask?: string, heavy?: 1 | 0];
const CREAM = '#E9E2D0';

/** What each dog looks like in its harness. */
const BREEDS: Record<string, Breed> = {
  wheel_dog: ['#3B4A55', 'up', 'curl', CREAM, 1], husky: ['#5A6B78'], good_dog: ['#A87C48', 'flop', 'flow', '#F0DDB4'], lead_dog: ['#22303C', 'up', 'flow'],
  big_dog: ['#6B4A32', 'flop', 'flow', '#E2C9A2', 1], chihuahua: ['#C99E62', 'up', 'stub', '#F4E4C4'], greyhound: ['#8A8F94', 'flop', 'flow', '#D7D9DA'],
  problem_dog: ['#7A3F2C', 'up', 'stub'], russian_bear_dog: ['#4A382B', 'round', 'stub', '#B99A78', 1], lazy_dog: ['#9C8B74', 'flop', 'stub', '#E8DCC6', 1],
  malamute: ['#4C5560', 'up', 'curl', '#F4F1E8', 1], retriever: ['#B5813F', 'flop', 'flow', '#F0DDB4'], cute_dog: ['#9A6A3C', 'flop', 'stub'],
  smart_dog: ['#2E3A40', 'up', 'flow'], puppy: ['#B08A5E', 'flop', 'stub', '#F4E8D4'], engineer_dog: ['#3E5A6E', 'up', 'stub', '#D9E2E8', 1], robodog: ['#7E8A93', 'up', 'stub', '#BFE0E8'],
};
/** Those of other kinds, from the animals of the house or drawn here. */
const BEASTS: Record<string, [animal: AnimalName, first: string, second: string]> = {
  bear: ['bear', '#4A382B', '#8A6A4C'], polar_bear: ['bear', '#D9DEDD', '#AEB9BC'], moose: ['elk', '#5B4330', '#2F2219'],
};
const CAT = 'M50 10l2-8 5 5 5-5 1 9c2 6-2 10-8 10-1 6-3 9-4 12l2 12h-5l-4-10-14 1-3 9h-5l1-14c-4-4-4-8-3-12C12 17 6 13 4 4c6 6 12 9 20 9 10 0 18 2 26-3z';
const CRICKET = 'M6 34c8-12 24-18 38-14l6-6c4 0 8 3 8 7s-3 8-8 8l-6 1-12 2-16 4zM20 28L8 10l22 14zM26 33l-4 13h-4l3-13zM38 31l2 14h-4l-2-13zM52 14L60 2l2 1-8 12zM55 16l9-8 1 2-8 8z';

/** A dog of a breed, or in two inks, facing right on 64 × 48. */
export function dogOf(id: string, ink = '', pale = ''): string {
  const beast = BEASTS[id];
  if (beast) {
    const [animal, first, second] = beast;
    return `<g transform="translate(62 -2) scale(-.8 .8)">${ANIMALS[animal].map(({ tone, d }) => `<path fill="${tone === 'first' ? ink || first : pale || second}" d="${d}"/>`).join('')}</g>`;
  }
  if (id === 'cat' || id === 'cricket') return `<path fill="${ink || (id === 'cat' ? '#8A5A35' : '#4E6B3A')}" d="${id === 'cat' ? CAT : CRICKET}"/>`;
  const [coat, ears = 'up', tail = 'curl', mask = CREAM, heavy = 0] = BREEDS[id] ?? BREEDS.husky!;
  const c = ink || coat;
  const p = pale || mask;
  return `<path fill="${c}" opacity=".72" d="M34 27L32 37 26 42 29 45 36 39 39 28zM15 26L10 35 4 39 6 43 14 38 21 30z"/>
<path fill="${c}" d="${TAILS[tail]}M13 19C20 14 32 17 40 14L49 20C49 27 44 31 38 31 30 31 25 ${29 + heavy * 3} 19 31 11 31 9 24 13 19zM36 27L42 35 40 45 45 45 47 35 43 25zM21 28L17 36 20 45 25 45 22 37 28 29z"/>
<path fill="${c}" d="M39 18C38 10 44 7 50 8L61 14C63 16 62 19 59 20L52 22C47 26 41 25 39 18z${EARS[ears]}"/>
<path fill="${p}" d="M52 15L61 16.500C62 19 60 20 57 20L51 21.500C48 19 49 16 52 15zM41 23C43 25 46 25 48 24 48 28 45 30 41 30 39 28 39 25 41 23z"/><circle cx="51.500" cy="12.800" r="1.200" fill="#FBF6EA"/><circle cx="61" cy="15.500" r="1.600" fill="#22302B"/>`;
}

const line = (d: string, width = 3) => `<path d="${d}" stroke="{c}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const pale = (d: string, width = 2.2) => `<path d="${d}" stroke="{p}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
const dark = (d: string) => `<path d="${d}" fill="{c}"/>`;
const cut = (d: string) => `<path d="${d}" fill="{p}"/>`;
const at = (x: number, y: number, scale: number, drawn: string) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
const DOG = '{dog}';

/** Parts that pictures are put together from. */
const PARTS = {
  sled: line('M22 46H66c6 0 9-4 8-9', 4) + dark('M28 44V33H60l5 11z') + line('M28 33L21 17', 3.5),
  pusher: dark('M8 50L16 34C12 28 14 20 20 20L30 27 28 31 21 29 22 36 15 52z') + '<circle cx="20" cy="14" r="5" fill="{c}"/>',
  rider: dark('M36 33c-3-8 0-14 6-14s8 6 6 14z') + '<circle cx="42" cy="13" r="5.500" fill="{c}"/>',
  slope: line('M6 18L90 58M12 12L60 35', 3.5),
  lines: line('M2 22h16M6 32h12M2 42h18', 2.6),
  drift: line('M10 56C30 40 60 60 88 34M22 58C40 46 66 62 90 44', 3),
  plus: dark('M62 6h7v7h7v7h-7v7h-7v-7h-7v-7h7z'),
  plank: line('M34 22l30-10M40 10l18 16', 5),
  crack: pale('M52 24l-6 7 7 4-5 8', 3.5),
  question: line('M44 14a7 7 0 1 1 9 7c-2 1-2 2-2 4', 3.5) + '<circle cx="51" cy="29.500" r="2.200" fill="{c}"/>',
  bones: line('M60 8l16 14M76 8L60 22', 4.5),
  boxes: dark('M18 50V32h24v18zM46 50V36h30v14zM30 28V14h26v14z') + pale('M18 41h24M46 43h30M30 21h26'),
  basket: dark('M20 26h56l-7 26H27z') + line('M32 26l12-18M64 26L52 8') + pale('M38 32v14M48 32v14M58 32v14'),
  book: dark('M48 20C40 13 28 13 18 16V48C28 45 40 45 48 51 56 45 68 45 78 48V16C68 13 56 13 48 20z') + pale('M48 21V49M25 23c6-1 12 0 17 3M25 31c6-1 12 0 17 3M71 23c-6-1-12 0-17 3M71 31c-6-1-12 0-17 3'),
  bowl: dark('M18 32h60c0 14-8 20-16 22H34c-8-2-16-8-16-22z'),
  steam: line('M38 26c-4-5 4-7 0-13M48 26c-4-5 4-7 0-13M58 26c-4-5 4-7 0-13'),
  chunks: dark('M24 32c2-9 12-10 16-4 4-8 14-8 17 0 5-5 13-2 14 4z'),
  egg: '<ellipse cx="48" cy="42" rx="30" ry="9" fill="{c}"/><ellipse cx="48" cy="39" rx="24" ry="6" fill="{p}"/><ellipse cx="44" cy="38" rx="11" ry="4.500" fill="#fff"/><circle cx="44" cy="37" r="4" fill="#E3A52B"/>',
  bun: dark('M20 34C20 18 76 18 76 34z') + '<path d="M18 37h60v5H18z" fill="#7FA05A"/>' + dark('M22 45h52v7a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z'),
  plate: '<ellipse cx="48" cy="44" rx="32" ry="9" fill="{c}"/><ellipse cx="48" cy="41" rx="26" ry="6" fill="{p}"/>',
  steak: dark('M28 36c0-14 14-20 28-16 12 3 16 12 10 18-6 7-14 2-20 4-8 3-18 2-18-6z') + '<circle cx="58" cy="29" r="4" fill="{p}"/>',
  slices: dark('M22 40c4-10 16-12 20-4zM38 38c4-10 16-12 20-4zM54 38c4-10 16-12 20-2z'),
  haunch: dark('M30 40c-6-14 8-26 24-20 12 4 12 18 2 22-6 3-10 0-14 4l-8 8c1 4-4 5-5 2-4 0-3-5 1-5l7-7c-4 0-6-1-7-4z'),
  waffle: dark('M26 14h44v40H26z') + pale('M37 14v40M48 14v40M59 14v40M26 24h44M26 34h44M26 44h44'),
  whale: dark('M12 36c6-16 36-20 54-6 6 0 10-4 10-12l6 6 7-4c0 12-6 20-16 20-12 14-54 16-61-4z') + '<circle cx="26" cy="34" r="2" fill="{p}"/>',
  bison: at(76, -4, 1, `<g transform="scale(-1 1)">${ANIMALS.bison.map(({ tone, d }) => `<path fill="${tone === 'first' ? '{c}' : '{p}'}" d="${d}"/>`).join('')}</g>`),
  bottle: dark('M42 6h12v14c6 4 8 8 8 14v22H34V34c0-6 2-10 8-14z') + cut('M38 36h20v12H38z'),
  pills: dark('M24 40a8 8 0 0 1 8-14l20-8a8 8 0 0 1 8 14l-20 8z') + pale('M40 23l6 14') + dark('M56 44a8 8 0 1 1 16 0 8 8 0 1 1-16 0z') + pale('M58 44h12'),
  syringe: line('M26 54l8-8M58 14l14 14', 4) + dark('M34 40l24-24 10 10-24 24z') + pale('M44 34l6 6M50 28l6 6'),
  kit: dark('M20 20h56v34H20z') + line('M38 20v-8h20v8', 4) + cut('M44 27h8v6h6v8h-6v6h-8v-6h-6v-8h6z'),
  strip: at(48, 34, 1, `<g transform="rotate(-28)">${dark('M-32 -10h64v20h-64z')}${cut('M-11 -10h22v20h-22z')}<g fill="{c}"><circle cx="-5" cy="-4" r="1.800"/><circle cx="5" cy="-4" r="1.800"/><circle cx="-5" cy="4" r="1.800"/><circle cx="5" cy="4" r="1.800"/></g></g>`),
  roll: '<circle cx="42" cy="34" r="20" fill="{c}"/><circle cx="42" cy="34" r="8" fill="{p}"/>' + dark('M42 46h38v8H42z'),
  cup: dark('M26 24h36v26a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6z') + line('M62 30c12-2 12 16 0 15', 4) + line('M36 20c-4-5 4-6 0-12M50 20c-4-5 4-6 0-12'),
  sitting: '<circle cx="48" cy="16" r="8" fill="{c}"/>' + dark('M36 46c0-14 2-20 12-20s12 6 12 20l16 4-4 6H24l-4-6z'),
  knife: dark('M22 46L66 10c4 8 0 16-8 22L40 46zM20 48l10 8-6 4-10-8z'),
  scalpel: line('M20 54l26-24', 5) + dark('M46 30l26-22c2 8-6 18-18 28z'),
  coat: dark('M40 10h16l16 10-4 14-7-4V54H35V30l-7 4-4-14z') + pale('M48 18V54M41 10l7 8 7-8'),
  jacket: dark('M38 12h20l14 8-2 28H61V30l-1 18H36l-1-18v18H26L24 20z') + pale('M48 20V48M38 12l10 9 10-9'),
  hide: dark('M34 8l14 6 14-6 2 12 12 6-8 10 4 16-14-4-10 10-10-10-14 4 4-16-8-10 12-6z'),
  hat: dark('M26 40C26 18 70 18 70 40z') + dark('M18 40h60v9H18z') + '<circle cx="48" cy="18" r="5" fill="{c}"/>',
  helmet: dark('M26 50V30C26 8 70 8 70 30v20H58V36H38v14z') + line('M48 8V2', 4),
  plates: dark('M32 10h32l8 14-6 30H30l-6-30z') + pale('M48 10v44M26 26h44M29 40h38'),
  shoes: dark('M22 24h14v16l14 6v8H22zM54 18h12v16l14 6v8H54z') + pale('M22 30h14M54 24h12'),
  crown: dark('M22 46l-4-28 16 12 14-20 14 20 16-12-4 28z') + '<circle cx="48" cy="38" r="4" fill="{p}"/>',
  collar: '<path d="M24 30a24 14 0 1 0 48 0a24 14 0 1 0-48 0z" fill="none" stroke="{c}" stroke-width="8"/>' + dark('M48 42l8 8-8 8-8-8z'),
  harness: line('M22 18C30 48 66 48 74 18M34 14c2 20 26 20 28 0M48 40v16', 5.5),
  sack: dark('M34 14h28l-4 8c14 8 16 32 4 34H34c-12-2-10-26 4-34z') + at(41, 30, 0.6, cut('M3 9l3 1 7-.5L16 5l.5-3 2 2.500L22 7c.5 1.500-.7 2.300-3 2.300L17.500 13l.5 9h-2.500l-1-7H9l-2 3 .5 4H5l-.5-5L5 13C3 12.500 2 11 3 9z')),
  squirrel: dark('M30 54c-14-6-16-30-2-38 8-4 16 2 12 10-4-4-10 0-8 8 6-10 18-14 26-10l2-6 4 7c8 4 10 8 6 11-6 2-8 4-8 10l4 4-2 2-6-4-2 6 6 2v4H40z'),
  engine: dark('M16 46V30h36V18h22v28z') + dark('M24 30V16h8v14z') + '<circle cx="28" cy="48" r="7" fill="{c}"/><circle cx="62" cy="48" r="7" fill="{c}"/>' + line('M28 12c-8-2 2-6-6-9', 3) + cut('M57 22h12v8H57z'),
  reactor: '<circle cx="48" cy="33" r="6" fill="{c}"/>' + dark('M48 33L36 12a24 24 0 0 1 24 0zM48 33h25a24 24 0 0 1-12 21zM48 33L35 54A24 24 0 0 1 23 33z'),
  shield: dark('M48 8l22 7v16c0 13-10 21-22 26-12-5-22-13-22-26V15z') + pale('M48 14v38'),
  trap: line('M18 44a30 18 0 0 1 60 0', 5) + dark('M22 40l6-12 6 10 6-14 8 12 8-12 6 14 6-10 6 12z') + line('M14 48h68', 5),
  flask: dark('M40 8h16v4h-3v12l18 28c2 3 0 6-4 6H29c-4 0-6-3-4-6l18-28V12h-3z') + cut('M38 38h20l8 13H30z'),
  flake: dark('M22 12H74V54H22z') + at(32, 17, 1.35, cut('M11 1h2v5l3-2 1 1.600-4 2.700v2l1.800-1 .6-4.700 1.900.2-.3 3.500L21 6l1 1.800-4 2.200 3.200 1.600-.9 1.700-4.300-2.100L14 12l2 .9 4.300-2.100.9 1.700L18 14l4 2.200L21 18l-4-2.300.3 3.500-1.900.2-.6-4.700-1.800-1v2l4 2.700-1 1.600-3-2v5h-2v-5l-3 2-1-1.600 4-2.700v-2l-1.800 1-.6 4.700-1.900-.2.3-3.500L3 18l-1-1.800L6 14l-3.200-1.500.9-1.700L8 12.900l2-.9-2-1-4.300 2.100-.9-1.700L6 10 2 7.800 3 6l4 2.300-.3-3.500 1.900-.2.6 4.700 1.800 1v-2L7 5.600 8 4l3 2z')),
  whistle: dark('M16 20h40l4 8c14 0 22 8 20 16s-14 12-24 8-12-12-12-16H16z') + '<circle cx="62" cy="40" r="6" fill="{p}"/>',
  dial: '<circle cx="48" cy="33" r="22" fill="{c}"/>' + pale('M48 33L36 22M48 15v4M66 33h-4M30 33h4', 3.5),
  tipped: `<g transform="rotate(-38 48 34)">${line('M22 46H66c6 0 9-4 8-9', 4)}${dark('M28 44V33H60l5 11z')}${line('M28 33L21 17', 3.5)}</g>` + dark('M64 52l6-5 6 6-5 5z'),
  rope: line('M30 40a18 12 0 1 1 36 0a18 12 0 1 1-36 0M34 32a18 12 0 1 1 30-2M62 48l16 8', 5),
  torch: dark('M44 30h10l-3 26h-4z') + '<path d="M38 28C32 18 46 16 47 4 58 10 66 20 58 28z" fill="#E3872B"/><path d="M44 28c-2-6 5-7 5-12 5 4 7 8 4 12z" fill="#F8DE8D"/>',
  fire: line('M26 52l44-8M26 44l44 8', 6) + '<path d="M36 42C28 28 46 26 45 8 60 18 70 30 60 42z" fill="#E3872B"/><path d="M43 42c-3-9 6-11 6-17 6 6 10 11 5 17z" fill="#F8DE8D"/>',
  eye: dark('M12 34C28 12 68 12 84 34 68 56 28 56 12 34z') + '<circle cx="48" cy="34" r="11" fill="{p}"/><circle cx="48" cy="34" r="5" fill="{c}"/>',
  clock: '<circle cx="48" cy="33" r="23" fill="{c}"/>' + pale('M48 18v16l10 7', 3.5),
  lotus: dark('M48 10c8 10 8 24 0 38-8-14-8-28 0-38zM28 20c10 4 16 14 18 30-14-4-20-16-18-30zM68 20c2 14-4 26-18 30 2-16 8-26 18-30zM14 36c10-2 22 4 30 16-12 2-26-4-30-16zM82 36c-4 12-18 18-30 16 8-12 20-18 30-16z'),
  bag: dark('M30 10h36a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z') + pale('M48 26v30M30 18h36v8H30z'),
  print: '<ellipse cx="48" cy="42" rx="13" ry="11" fill="{c}"/>' + dark('M28 32a6 8 0 1 1 12-2 6 8 0 1 1-12 2zM42 22a6 8 0 1 1 12 0 6 8 0 1 1-12 0zM56 30a6 8 0 1 1 12 2 6 8 0 1 1-12-2z'),
  tool: dark('M20 36h44a8 8 0 0 1 0 16H20zM24 34L14 14l16 20zM36 34L34 10l10 24zM54 34l18-18-4 20z'),
  moon: dark('M52 10a20 20 0 1 0 16 32A24 24 0 0 1 52 10z'),
  zzz: line('M66 14h10l-10 10h10M60 30h7l-7 7h7', 3),
  sun: '<circle cx="72" cy="16" r="8" fill="#E3A52B"/>',
  stars: dark('M76 4l2 5 5 .4-4 3 1.400 5L76 15l-4.400 2.400 1.400-5-4-3 5-.4zM14 8l1.500 4 4 .3-3.200 2.500 1 4L14 16.600 10.700 18.800l1-4L8.500 12.300l4-.3z'),
  flag: line('M70 8v36', 3) + dark('M70 8h18l-5 6 5 6H70z'),
  turtle: dark('M22 46c0-18 44-22 48-2l12-2c4-6-2-12-8-8l-5 4C60 18 26 22 20 40l-8 4z') + dark('M28 46h10v8H28zM54 46h10v8H54z'),
  sack2: at(24, -6, 0.62, dark('M34 14h28l-4 8c14 8 16 32 4 34H34c-12-2-10-26 4-34z')),
  light: `<g opacity=".55">${at(22, 0, 0.55, dark('M34 14h28l-4 8c14 8 16 32 4 34H34c-12-2-10-26 4-34z'))}</g>`,
  cards: `<g transform="rotate(-12 40 34)">${dark('M26 12h24v36H26z')}</g><g transform="rotate(10 54 34)">${dark('M44 12h24v36H44z')}${cut('M49 17h14v12H49z')}</g>`,
  dog: at(16, 9, 1, DOG),
  fast: at(24, 10, 0.95, DOG),
  team: at(34, 14, 0.85, DOG) + line('M4 46H26c4 0 5-3 4-5M9 44V37H26') + line('M26 38L46 32', 1.5),
  small: at(40, 16, 0.7, DOG),
  shop: dark('M24 30h48v24H24zM18 16h60l4 14H14z') + cut('M30 36h12v12H30zM50 36h14v18H50z'),
} as const;
type PartName = keyof typeof PARTS;

/** What each card shows; a card that is not listed shows its type. */
const SHOWN: Record<string, PartName[]> = {
  a_hat: ['hat'], armour: ['helmet'], breakfast: ['egg', 'steam'], dinner: ['bowl', 'chunks'], dog_chow: ['sack'], first_aid: ['kit'], grandma_soup: ['bowl', 'steam'], lunch: ['bun'],
  move: ['slope', 'sled'], mush: ['team'], repair_sled: ['sled', 'plank'], rest: ['moon', 'zzz'], upgrade_sled: ['sled', 'plus'],
  dog_food: ['bowl', 'chunks', 'sun'], dog_shoes: ['shoes'], downhill_slide: ['slope', 'rider', 'sled'], haste: ['lines', 'team'], iditarod_drift: ['drift', 'team'], midnight_sun: ['sun', 'team'],
  push: ['pusher', 'sled'], rush: ['lines', 'pusher', 'sled'], slow_and_steady: ['turtle'], sprint: ['lines', 'fast'], squirrel: ['squirrel'], steam_engine: ['engine'], tactical_play: ['cards'],
  dog_trap: ['trap'], eat_dog: ['plate', 'small'], hitch_a_ride: ['sled', 'rider', 'small'], hydrogen_sulfide: ['flask'], ice_box: ['flake'], improvise: ['sled', 'question'], plate_mail: ['plates'],
  referee: ['whistle'], salvage: ['boxes'], scrapyard: ['sled', 'bones'], stab_in_the_dark: ['knife', 'stars'], stop_and_shop: ['shop'], thermostat: ['dial'], tip_sled: ['tipped'],
  trade_dog: ['small', 'sack2'], travel_light: ['light', 'fast'], whale_meat: ['whale'], bandage: ['roll'], bison: ['bison'], brandy: ['bottle'], caffeine: ['cup'],
  makeshift_sled: ['sled', 'plank'], midnight_snack: ['bun', 'stars'], new_sled: ['sled', 'stars'], rope: ['rope'], study_up: ['book'], through_the_night: ['moon', 'team'], tiara: ['crown'], torch: ['torch'],
  band_aid: ['strip'], campfire: ['fire'], coat: ['coat'], harness: ['harness'], ibuprofin: ['pills'], leather_hide: ['hide'], leather_jacket: ['jacket'], poutine: ['bowl', 'slices'],
  raw_venison: ['haunch'], venison_carpaccio: ['plate', 'slices'], venison_steak: ['plate', 'steak'], vigilance: ['eye'], all_in: ['cards', 'stars'], buffer_panel: ['shield'],
  daylight_savings_time: ['clock'], desperate_times: ['sled', 'crack'], diamorphine: ['syringe'], dog_collar: ['collar'], here_boy: ['print'], meditate: ['sitting'], nuclear_reactor: ['reactor'],
  out_of_control: ['tipped', 'lines'], satiated: ['basket'], serenity: ['lotus'], sleeping_bag: ['bag', 'zzz'], sticky_snow: ['drift', 'small'], surgery: ['scalpel'], utility_knife: ['tool'], waffle: ['waffle'],
  damaged: ['sled', 'crack'],
};

/** Ground, disc and figure of each type, and the dark ink of its name band. */
export const TYPES: Record<string, [ground: string, disc: string, ink: string]> = {
  movement: ['#3A6FB0', '#CFE0EE', '#14294A'], dog: ['#7A5A41', '#EAD9BF', '#33241A'], attachment: ['#8F6D22', '#F3E3B4', '#3D2E0B'], food: ['#B9562A', '#F6D6B8', '#4A1C0A'],
  personal: ['#A33F5C', '#F2CFD6', '#45121F'], sled: ['#2E6A5C', '#CBE2D6', '#0F2F28'], utility: ['#5C4F8A', '#DAD4EA', '#231C42'], damage: ['#4A4844', '#C9C3B8', '#1C1A18'],
};

/** A card's picture: ground of the type, a pale disc, one dark figure, a line of snow. */
export function pictureOf({ id, type }: { id: string; type: string }): string {
  const [ground, disc, ink] = TYPES[type] ?? TYPES.utility!;
  const parts = SHOWN[id] ?? (type === 'dog' ? ['dog' as const] : ['cards' as const]);
  const figure = parts.map((part) => PARTS[part]).join('').replaceAll('{dog}', () => dogOf(id, ink, disc)).replaceAll('{c}', ink).replaceAll('{p}', disc);
  return `<svg viewBox="4 -7 88 74" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-30" y="-20" width="160" height="110" fill="${ground}"/><circle cx="48" cy="34" r="29" fill="${disc}"/><path d="M-30 90V50C20 45 30 52 48 48 66 44 78 52 130 47V90z" fill="${ink}" opacity=".28"/>${figure}</svg>`;
}

const CLOUD = (ink: string) => `<path d="M18 44a10 10 0 0 1 1-20 14 14 0 0 1 26-2 11 11 0 0 1 2 22z" fill="${ink}"/>`;
/** The faces of the weather die (64 × 64). */
export const FACES: Record<string, string> = {
  sun: '<circle cx="32" cy="32" r="12" fill="#E3A52B"/><path d="M32 8v6M32 50v6M8 32h6M50 32h6M15 15l4 4M45 45l4 4M49 15l-4 4M19 45l-4 4" stroke="#E3A52B" stroke-width="4" stroke-linecap="round"/>',
  cloud: CLOUD('#8FA3AE'),
  wind: '<path d="M10 26h30c8 0 8-11 0-11M10 35h42M10 44h24c8 0 8 9 1 9" fill="none" stroke="#3A6FB0" stroke-width="4" stroke-linecap="round"/>',
  rain: `${CLOUD('#5F7F96')}<path d="M24 48l-3 8M34 48l-3 8M44 48l-3 8" stroke="#3A6FB0" stroke-width="3.500" stroke-linecap="round"/>`,
  snow: `<g transform="translate(8 8) scale(2)"><path fill="#3A6FB0" d="M11 1h2v22h-2z"/><path fill="#3A6FB0" transform="rotate(60 12 12)" d="M11 1h2v22h-2z"/><path fill="#3A6FB0" transform="rotate(120 12 12)" d="M11 1h2v22h-2z"/><circle cx="12" cy="12" r="6" fill="none" stroke="#3A6FB0" stroke-width="1.600"/></g>`,
  storm: `${CLOUD('#4A5560')}<path d="M35 36l-9 12h6l-3 10 11-14h-6z" fill="#E3A52B" stroke="#22302B" stroke-width="1.500"/>`,
};
