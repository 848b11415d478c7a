/** Carries pictures of things across the page along an arc. */
import type { Flight } from '../games/module';
import type { Carrier } from '../table/stage.svelte';

const TRAVEL = 350;
const APART = 45;

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
  picture: Node | null;
}

function startOf(flight: Flight): Start | null {
  const source = first(flight.from);
  if (!source) return null;
  const looks = source.dataset.element === flight.what ? picture(source) : null;
  return { flight, box: source.getBoundingClientRect(), picture: looks };
}

function picture(node: HTMLElement): Node | null {
  const drawn = node.matches('[data-picture]') ? node : node.querySelector('[data-picture]');
  return drawn?.cloneNode(true) ?? null;
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
  const looks = start.picture ?? (arriving && picture(arriving)) ?? picture(target) ?? backOf();
  const to = target.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'in-flight';
  ghost.append(looks);
  const isSeat = start.flight.to[0]?.startsWith('malus') ?? false;
  const size = isSeat || !start.picture ? Math.min(to.width, to.height, 90) : Math.min(to.width, to.height);
  place(ghost, start.box);
  layer.append(ghost);
  const hides = arriving && target.contains(arriving) ? arriving : null;
  hides?.classList.add('arriving');
  const animation = ghost.animate(arc(start.box, to, size), { duration, delay, easing: 'ease-in-out', fill: 'both' });
  await animation.finished.catch(() => undefined);
  ghost.remove();
  hides?.classList.remove('arriving');
}

function backOf(): Node {
  const back = document.createElement('span');
  back.className = 'card-back';
  return back;
}

function place(ghost: HTMLElement, box: DOMRect): void {
  const size = Math.min(box.width, box.height);
  ghost.style.left = `${box.x + (box.width - size) / 2}px`;
  ghost.style.top = `${box.y + (box.height - size) / 2}px`;
  ghost.style.width = `${size}px`;
  ghost.style.height = `${size}px`;
}

/** Key frames from one box to another, rising a little on the way. */
export function arc(from: DOMRect, to: DOMRect, size: number): Keyframe[] {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  const scale = size / Math.min(from.width, from.height);
  const rise = Math.min(60, Math.hypot(x, y) / 5);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const lift = rise * 4 * part * (1 - part);
    return { transform: `translate(${x * part}px, ${y * part - lift}px) scale(${1 + (scale - 1) * part})` };
  });
}
