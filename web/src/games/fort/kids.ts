/** Parts of kids' faces, drawn around the middle of the head: 15 wide to each side, chin at 17. */

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Hair: what lies behind the head, and what lies over it. */
export const HAIR: readonly { front: string; back: string }[] = [
  { front: 'M-17 3C-19-14-9-21 0-21S19-14 17 3C15-3 13-7 10-7H-10C-13-7-15-3-17 3z', back: '' },
  { front: 'M-17 1L-21-8-15-9-17-17-9-15-6-23 0-17 6-24 9-16 17-18 15-10 21-8 17 1C15-5 12-9 0-9S-15-5-17 1z', back: '' },
  { front: 'M-16 1C-18-14-9-20 0-20S18-14 16 1C14-6 9-11 3-12-3-8-10-6-14-6z', back: 'M-19 24C-23 0-20-21 0-21S23 0 19 24C12 27-12 27-19 24z' },
  { front: [dot(-14, -8, 6), dot(-8, -15, 6.5), dot(1, -18, 6.5), dot(9, -14, 6.5), dot(15, -7, 5.5)].join(''), back: [dot(-16, -1, 5.5), dot(16, 0, 5.5)].join('') },
  { front: 'M-16 1C-18-14-9-20 0-20S18-14 16 1C13-7 8-11 0-11S-13-7-16 1z', back: dot(0, -23, 7) },
  { front: 'M-16 1C-18-14-9-20 0-20S18-14 16 1C13-6 7-10 0-13-7-10-13-6-16 1z', back: `${dot(-21, 4, 6)}${dot(21, 4, 6)}` },
  { front: 'M-17 2C-20-12-11-23 3-22 14-21 20-11 17 3 16-2 14-5 12-9 4-5-8-4-14-7-16-5-16-1-17 2z', back: '' },
  { front: 'M-15.500-3C-16-13-9-18.500 0-18.500S16-13 15.500-3C13-9 8-12 0-12S-13-9-15.500-3z', back: '' },
  { front: 'M-5-26C0-29 6-27 7-22L5-11C2-13-2-13-5-11L-7-21z', back: '' },
  // a cap
  { front: 'M-17-3C-17-16-9-21 0-21S16-16 17-6L28-4.500C30-4 29-1.500 27-1.500L-16.500-2z', back: 'M-16 2C-19 8-18 14-15 15L-11 4zM16 2C19 8 18 14 15 15L11 4z' },
];

export const EYES: readonly string[] = [
  'M-6-.500V1M6-.500V1',
  'M-8.500 1C-7.500-1.500-4.500-1.500-3.500 1M3.500 1C4.500-1.500 7.500-1.500 8.500 1',
  'M-6-.500V1M3.500.5H8.500M-9-5L-4-4M4-4L9-5',
];

export const MOUTHS: readonly { line: string; fill?: string }[] = [
  { line: 'M-6 7.500C-3 11.500 3 11.500 6 7.500' },
  { line: '', fill: 'M-7 7H7C6 13-6 13-7 7z' },
  { line: 'M-4 9.500C0 9.500 4 9 6.500 6.500' },
  { line: 'M-5 9.500H5' },
  { line: '', fill: 'M-5.500 7.500H5.500V10.500H1.500V9.500H-1.500V10.500H-5.500z' },
];

export const EXTRAS: readonly ({ d: string; ink: string; solid?: true } | null)[] = [
  null,
  // glasses
  { d: 'M-11 .500a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM1 .500a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-1 0C-.500-.800.500-.800 1 0', ink: '#22302b' },
  // freckles
  { d: `${dot(-9, 5, 0.9)}${dot(-6.500, 6.500, 0.9)}${dot(9, 5, 0.9)}${dot(6.500, 6.500, 0.9)}`, ink: '#a3552a', solid: true },
  // a plaster
  { d: 'M5 4.500L13 1.500L14.300 4.700L6.300 7.700z', ink: '#f4ecdc', solid: true },
  // a dab of paint
  { d: 'M-12 4C-9 3-7 5-8 7S-13 8-13 6z', ink: '#d2622a', solid: true },
  null,
  // brows
  { d: 'M-9.500-5.500C-8-7-5-7-3.500-6M3.500-6C5-7 8-7 9.500-5.500', ink: '#22302b' },
];
