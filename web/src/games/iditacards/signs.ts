/** The signs of Iditacards: 24 × 24, one ink. */
const BOWL = 'M3 11h18c0 4.500-2.600 7.500-6 8.700V21H9v-1.300C5.600 18.500 3 15.500 3 11zM8 9c-2-2 1.500-3 0-6 3 2 1.500 4 0 6zm5 0c-2-2 1.500-3 0-6 3 2 1.500 4 0 6z';
const CHEVRONS = 'M3 5l7 7-7 7h4l7-7-7-7zM11 5l7 7-7 7h3.500l7-7-7-7z';
const FLAKE = 'M11 1h2v5l3-2 1 1.600-4 2.700v2l1.800-1 .6-4.700 1.900.2-.3 3.500L21 6l1 1.800-4 2.200 3.200 1.600-.9 1.700-4.300-2.100L14 12l2 .9 4.300-2.100.9 1.700L18 14l4 2.200L21 18l-4-2.300.3 3.500-1.900.2-.6-4.700-1.800-1v2l4 2.700-1 1.600-3-2v5h-2v-5l-3 2-1-1.600 4-2.700v-2l-1.800 1-.6 4.700-1.900-.2.3-3.500L3 18l-1-1.800L6 14l-3.200-1.500.9-1.700L8 12.900l2-.9-2-1-4.300 2.100-.9-1.700L6 10 2 7.800 3 6l4 2.300-.3-3.500 1.900-.2.6 4.700 1.800 1v-2L7 5.600 8 4l3 2z';
const STAR = 'M12 1l3 7.500 8 .6-6.200 5.200 2 7.900L12 18l-6.800 4.200 2-7.900L1 9.100l8-.6z';
const SHARD = 'M4 4l6 3-1 4 4 2-3 4 4 3 5-6-4-3 3-4-5-5z';

export const SIGNS = {
  energy: 'M14 1L4 14h6l-2 9L19 9h-6z',
  health: 'M12 21C5 15.500 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7.500-10 13z',
  risk: 'M12 2L23 21H1zM10.700 9l.5 6h1.600l.5-6zM12 16.500a1.300 1.300 0 1 0 .01 0z',
  cold: FLAKE,
  hunger: BOWL,
  speed: CHEVRONS,
  hand: 'M3 8l7-3 5 13-7 3zM12 4l9 1-1.500 14-3.200-.4z',
  deck: 'M7 2h12v16H7zM4 5h2v14h10v2H4z',
  discard: 'M5 3h12v4h-2V5H7v12h3v2H5zM11 9l9 2-2.500 11-9-2z',
  skull: 'M12 2a9 9 0 0 0-5 16.500V22h10v-3.500A9 9 0 0 0 12 2zM8.500 9.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 14l1.200 3h-2.400z',
  newday: 'M2 18h20v2H2zM5 16a7 7 0 0 1 14 0zM11 2h2v4h-2zM3.500 6L5 4.500 7.500 7 6 8.500zM16.500 7L19 4.500 20.500 6 18 8.500z',
  hut: 'M12 3l10 8h-2.500v10h-15V11H2zM10 14v7h4v-7z',
  left: 'M16 3l-9 9 9 9 2.500-2.500L12 12l6.500-6.500z',
  right: 'M8 3l9 9-9 9-2.500-2.500L12 12 5.500 5.500z',
  // the eight types of card
  movement: CHEVRONS,
  dog: 'M3 9l3 1 7-.5L16 5l.5-3 2 2.500L22 7c.5 1.500-.7 2.300-3 2.300L17.500 13l.5 9h-2.500l-1-7H9l-2 3 .5 4H5l-.5-5L5 13C3 12.500 2 11 3 9z',
  attachment: 'M12 2a8 8 0 0 1 8 8c0 4-3 6-5 7v5H9v-5c-2-1-5-3-5-7a8 8 0 0 1 8-8zm0 3a5 5 0 1 0 .01 0z',
  food: BOWL,
  personal: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  sled: 'M2 9h11l2 5h4.500c1.500 0 2.500-1 2.500-2.500h1.500c0 2.500-1.500 5-4 5H4v-2h2L4.500 11H2zM8 11l1 3h4l-1-3zM2 18h18v1.500H2z',
  utility: 'M4 3l9 9-2 2-2-1-6-8zM14 12l7 7c1 1-1 3-2 2l-7-7zM20 3l-4 4 .5 2L9 16.500 5 21l-2-2 4.500-4L15 7.500z',
  damage: SHARD,
  // the decks; the speed deck has the chevrons
  legendary: STAR,
  starter: 'M12 2l9 5v10l-9 5-9-5V7z',
  reckless: 'M15 1L5 13h6l-3 10L20 9h-6z',
  improvement: 'M2 22v-6h6v-6h6V4h8v18z',
  survivor: 'M12 1l6 8h-3l6 7h-7v6h-4v-6H3l6-7H6z',
} as const;
export type SignName = keyof typeof SIGNS;
export const isSignName = (name: string): name is SignName => name in SIGNS;
