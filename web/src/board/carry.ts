/** Carries pictures of things across the page along an arc. */
import type { Flight } from '../games/module';
import type { Carrier } from '../table/stage.svelte';

const TRAVEL = 350;
const APART = 45;
const SMALL = 90;
const BACK_SHAPE = 5 / 7;

function find(element: string): HTMLElement | null {
  for (const node of document.querySelectorAll<HTMLElement>(`[data-element="${CSS.escape(element)}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return node;
  }
  return null;
}

function first(elements: string[]): HTMLElement | null {
  for (const element of elements) {
    const node = find(element);
    if (node) return node;
  }
  return null;
}

interface Start {
  flight: Flight;
  box: DOMRect;
  looks: Looks | null;
}
/** A picture of something, and its shape: how broad it is for its height. */
interface Looks {
  picture: Node;
  shape: number;
}

function startOf(flight: Flight): Start | null {
  const source = first(flight.from);
  if (!source) return null;
  const looks = source.dataset.element === flight.what ? looksOf(source) : null;
  return { flight, box: source.getBoundingClientRect(), looks };
}

function looksOf(node: HTMLElement): Looks | null {
  const drawn = node.matches('[data-picture]') ? node : node.querySelector('[data-picture]');
  if (!drawn) return null;
  const box = drawn.getBoundingClientRect();
  return { picture: drawn.cloneNode(true), shape: box.height > 0 ? box.width / box.height : 1 };
}

/** A carrier that draws on `layer`, which lies fixed over the page. */
export function carrierOn(layer: HTMLElement): Carrier {
  return async (flights, apply, factor) => {
    const starts = flights.map(startOf).filter((start) => start !== null);
    await apply();
    await Promise.all(starts.map((start, index) => travel(layer, start, index * APART * factor, TRAVEL * factor)));
  };
}

async function travel(layer: HTMLElement, start: Start, delay: number, duration: number): Promise<void> {
  const target = first(start.flight.to);
  if (!target) return;
  const arriving = find(start.flight.what);
  const { picture, shape } = start.looks ?? (arriving && looksOf(arriving)) ?? looksOf(target) ?? backOf();
  const to = target.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'in-flight';
  ghost.append(picture);
  const hides = arriving && target.contains(arriving) ? arriving : null;
  // what is not drawn where it goes vanishes into it, small
  const most = hides && start.looks ? Infinity : SMALL;
  const width = place(ghost, start.box, shape);
  layer.append(ghost);
  hides?.classList.add('arriving');
  const scale = Math.min(most, breadthIn(to, shape)) / width;
  const animation = ghost.animate(arc(start.box, to, scale), { duration, delay, easing: 'ease-in-out', fill: 'both' });
  await animation.finished.catch(() => undefined);
  ghost.remove();
  hides?.classList.remove('arriving');
}

function backOf(): Looks {
  const back = document.createElement('span');
  back.className = 'card-back';
  return { picture: back, shape: BACK_SHAPE };
}

/** How broad something of a shape may be to fit into a box. */
function breadthIn(box: DOMRect, shape: number): number {
  return Math.min(box.width, box.height * shape);
}

/** Put a ghost into the middle of a box; how broad it got. */
function place(ghost: HTMLElement, box: DOMRect, shape: number): number {
  const width = breadthIn(box, shape);
  const height = width / shape;
  ghost.style.left = `${box.x + (box.width - width) / 2}px`;
  ghost.style.top = `${box.y + (box.height - height) / 2}px`;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  return width;
}

/** Key frames from one box to another, rising a little on the way. */
export function arc(from: DOMRect, to: DOMRect, scale: number): Keyframe[] {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  const rise = Math.min(60, Math.hypot(x, y) / 5);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const lift = rise * 4 * part * (1 - part);
    return { transform: `translate(${x * part}px, ${y * part - lift}px) scale(${1 + (scale - 1) * part})` };
  });
}
