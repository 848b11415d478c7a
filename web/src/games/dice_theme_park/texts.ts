/** What is printed, in words, and the signs of what cards do. */
import { t } from '../../words/words.svelte';
import type { SignName } from './signs';
import type { Kind } from './view';
import { nameOf, requirementText } from './words';

const SIGN_OF: Record<string, SignName> = {
  returns: 'ticket', returns_colour: 'ticket', raises: 'concierge', guides: 'guide', adjusts: 'mascot', recruit_less: 'mascot', upgrade_less: 'builder', removes: 'builder', map_less: 'map',
  installs: 'statue', shifts: 'generator', again: 'manager', leaves: 'walk', escorts: 'vip', fresh: 'star', last_train: 'train', swaps: 'flip', earlier: 'concierge', cheaper_stars: 'coin',
  rerolls: 'reroll', leap: 'leap', flip: 'flip', tips: 'tips', applause: 'applause', pair: 'pair', usher_out: 'usher_out', usher_in: 'usher_in', walk: 'walk', makeover: 'makeover', reroll: 'reroll',
};

/** What a card does, clause by clause: the verb and its numbers. */
const clausesOf = ({ effect = '' }: Kind) => effect.split('; ').filter(Boolean).map((one) => one.split(/ (?:of )?/));
export const signOf = (kind: Kind): SignName => SIGN_OF[clausesOf(kind)[0]?.[0] ?? ''] ?? (kind.type === 'skill' ? 'mascot' : 'star');

/** What is counted for an objective or a goal, an item for each number. */
export const countedOf = ({ measure }: Kind): string[] => measure.split('; ').map((one) => t('counts', { word: one.split(' ')[1] ?? '' }));

/** What an administrator pays stars for, and from how many of it on. */
function rewardText([low = 0, middle = 0, high = 0]: number[], word: string): string {
  return t('rewards', { low, middle, high, what: t('counts.many', { word }) });
}

/** All that a card says but its name. */
export function textOf(kind: Kind): string {
  if (kind.type === 'attraction') return requirementText(kind);
  if (kind.measure) return t('web-dtp-counted', { least: kind.measure.startsWith('least') ? 1 : 0, what: countedOf(kind).join(', ') });
  const does = clausesOf(kind).map(([verb = '', amount = 1, most = 0]) => t('does', { verb, amount: Number(amount), most: Number(most) }));
  const [, word = ''] = (kind.reward ?? '').split(' ');
  return [...does, ...(word ? [rewardText(kind.steps, word)] : [])].join(' ');
}

/** What an attraction costs and brings besides stars, and what its spaces for upgrades cost. */
export const printedOf = ({ cost, income, spaces }: Kind, amenity: string): string =>
  t('web-dtp-printed', { cost, income, amenity, spaces: spaces.length, prices: spaces.map((price) => `$${price}`).join(', ') });

/** A card in sentences, for who listens; `count`: which of its amenity it would be. */
export function saidOf(kind: Kind, count: number): string {
  const { type, value, money } = kind;
  const amenity = t('web-dtp-amenity', { amenity: t('amenity', { amenity: kind.amenity }), count });
  if (type === 'attraction') return `${nameOf(kind)}. ${t('web-dtp-requires')} ${textOf(kind)}. ${printedOf(kind, amenity)}`;
  return `${nameOf(kind)}. ${type === 'staff' ? `${t('web-dtp-staff', { value, money })} ` : ''}${textOf(kind)}`;
}

/** What a row of cards is called; mascots may have no skills. */
export function zoneText(zone: string, kinds: Kind[]): string {
  const isPlain = zone === 'mascots' && kinds.every((kind) => textOf(kind) === '');
  return isPlain ? t('web-dtp-mascots') : t('web-dtp-zone', { zone });
}
