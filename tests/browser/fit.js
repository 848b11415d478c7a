/* What does not fit on the page as it stands: overlaps, cut-off and clipped things, answers and scrollers out of reach.
   (offers, shares) => list of sentences. `offers`: for each answer the elements it points at.
   `shares`: selector -> [least share of the window's width, least share of its height].
   `still`: what must not need scrolling. `shortened`: names that may end in an ellipsis. `strips`: pictures of which a strip may do. `over`: what lies over all. */
({ offers = [], shares = {}, shortened = [], strips = '', over = '', still = [] } = {}) => {
  const SLACK = 3; // px that edges, outlines and badges may touch
  const TEXT_SLACK = 2;
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const SCROLLS = ['auto', 'scroll'];
  const faults = new Set();
  const modal = document.querySelector('dialog[open]');
  const root = modal ?? document.body;
  const width = innerWidth;
  const height = innerHeight;

  const nameOf = (node) => {
    const said = (node.dataset?.element || node.getAttribute?.('aria-label') || node.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${node.tagName.toLowerCase()}.${[...node.classList].filter((one) => !one.startsWith('s-') && !one.startsWith('svelte')).join('.')} “${said}”`;
  };
  const isShown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !isForEarsOnly(node);
  const isForEarsOnly = (node) => {
    for (let here = node; here && here !== document.body; here = here.parentElement) if (getComputedStyle(here).clipPath === 'inset(50%)') return true;
    return node.closest('.flights') !== null;
  };
  const meets = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const isEmpty = (box) => wide(box) <= 0 || high(box) <= 0;

  /** What is left of a box on the screen, and what of it no scrolling brings in. */
  function sight(node, box) {
    let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let lost = '';
    let shifts = false; // something between here and the page can be scrolled
    for (let above = node.parentElement; above && above !== document.documentElement; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.position === 'fixed' || above === modal) {
        seen = meets(seen, { left: 0, top: 0, right: width, bottom: height });
      }
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = above.getBoundingClientRect();
      const inner = { left: frame.left + above.clientLeft, top: frame.top + above.clientTop, right: frame.left + above.clientLeft + above.clientWidth, bottom: frame.top + above.clientTop + above.clientHeight };
      const scrollsX = SCROLLS.includes(style.overflowX);
      const scrollsY = SCROLLS.includes(style.overflowY);
      // what a scroller within has moved out of sight is not lost to the one around it
      if (!shifts && scrollsX && box.left - inner.left + above.scrollLeft < -SLACK) lost ||= `left of all that ${nameOf(above)} scrolls`;
      if (!shifts && scrollsY && box.top - inner.top + above.scrollTop < -SLACK) lost ||= `above all that ${nameOf(above)} scrolls`;
      if (!shifts && !scrollsX && (box.left < inner.left - SLACK || box.right > inner.right + SLACK)) lost ||= `cut off by ${nameOf(above)}`;
      if (!shifts && !scrollsY && (box.top < inner.top - SLACK || box.bottom > inner.bottom + SLACK)) lost ||= `cut off by ${nameOf(above)}`;
      seen = meets(seen, inner);
      shifts ||= (scrollsX && above.scrollWidth > above.clientWidth + 1) || (scrollsY && above.scrollHeight > above.clientHeight + 1);
    }
    if (!shifts) {
      const page = document.documentElement;
      const isTall = page.scrollHeight > height + 1 && !modal;
      if (box.left < -SLACK || box.right > width + SLACK) lost ||= 'beside the window';
      if (box.top + (isTall ? scrollY : 0) < -SLACK || box.bottom > (isTall ? page.scrollHeight - scrollY : height) + SLACK) lost ||= 'outside the window';
    }
    return { seen: meets(seen, { left: 0, top: 0, right: width, bottom: height }), lost };
  }

  function textBox(node) {
    const range = document.createRange();
    const texts = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (texts.length === 0) return null;
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    const box = range.getBoundingClientRect();
    // a line is taller than its letters
    const spare = Math.min(...[...range.getClientRects()].map((line) => line.height)) * 0.18;
    return box.width > 0 && box.height > 0 ? new DOMRect(box.x, box.y + spare, box.width, box.height - 2 * spare) : null;
  }

  /** Controls, things of the table, and words: what a reader must be able to see. */
  const atoms = [];
  for (const node of root.querySelectorAll('*')) {
    if (node.closest('svg') !== null || !isShown(node) || (over && node.closest(over))) continue;
    const isControl = node.matches(CONTROLS);
    if (['hidden', 'clip'].includes(getComputedStyle(node).overflowX) && node.tagName !== 'INPUT' && node.scrollWidth > node.clientWidth + TEXT_SLACK && !isShortened(node) && !(strips && node.closest(strips))) {
      faults.add(`cut off inside ${nameOf(node)}: ${node.scrollWidth} of ${node.clientWidth} px`);
    }
    const isThing = node.matches('[data-element], .marker') && node.querySelector('[data-element]') === null;
    const words = textBox(node);
    if (!isControl && !isThing && !words) continue;
    const box = isControl || isThing ? node.getBoundingClientRect() : words;
    if (box.width < 2 || box.height < 2) continue;
    const { seen, lost } = sight(node, box);
    if (lost && !(words && isShortened(node)) && !(strips && !isControl && node.closest(strips))) faults.add(`${lost}: ${nameOf(node)}`);
    atoms.push({ node, box, seen, words, control: node.closest(CONTROLS) });
    if (words) clipped(node, words);
  }

  function isShortened(node) {
    return shortened.some((selector) => node.matches(selector));
  }
  /** Words that run out of what holds them. */
  function clipped(node, words) {
    if (isShortened(node) || (strips && node.closest(strips))) return;
    for (let above = node; above && above !== root; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      const frame = above.getBoundingClientRect();
      const cutsX = overflowX === 'hidden' || overflowX === 'clip';
      const cutsY = overflowY === 'hidden' || overflowY === 'clip';
      if (SCROLLS.includes(overflowX) || SCROLLS.includes(overflowY)) break;
      if ((cutsX && (words.left < frame.left - TEXT_SLACK || words.right > frame.right + TEXT_SLACK)) ||
          (cutsY && (words.top < frame.top - words.height * 0.3 || words.bottom > frame.bottom + words.height * 0.3))) {
        faults.add(`clipped words: ${nameOf(node)}`);
        return;
      }
      if (above.matches(CONTROLS) || above.matches('p, li, td, th, label')) {
        if (words.left < frame.left - TEXT_SLACK || words.right > frame.right + TEXT_SLACK) faults.add(`words wider than their place: ${nameOf(node)}`);
      }
    }
  }

  const within = (a, b) => a.node.contains(b.node) || b.node.contains(a.node) || (a.control && a.control === b.control);
  /** Badges sit on the edge of what they belong to. */
  const BADGES = '.cost b, .gain, .deck b, .card-button em';
  const EDGE = 10;
  const isOnEdge = (a, b, shared) => (a.node.matches(BADGES) || b.node.matches(BADGES)) && Math.min(wide(shared), high(shared)) <= EDGE;
  const isTogether = (a, b) => {
    const track = a.node.closest('[role="img"]');
    return track !== null && track === b.node.closest('[role="img"]');
  };
  /** The corners that a clip path leaves of something; null for a plain box. */
  const cornersOf = ({ node, box }) => {
    const [, corners] = getComputedStyle(node).clipPath.match(/^polygon\((.*)\)$/) ?? [];
    return corners ? corners.split(', ').map((one) => one.split(' ').map((part, axis) => (axis ? box.top : box.left) + (parseFloat(part) / 100) * (axis ? box.height : box.width))) : null;
  };
  const holds = (corners, x, y) => corners.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = corners.at(index - 1);
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);
  const GRID = [0.1, 0.3, 0.5, 0.7, 0.9];
  const area = (box) => wide(box) * high(box);
  /** Whether two things whose boxes meet do not: hexagons side by side, what stands on one of the same drawing, and those who stand there in rows. */
  const isApart = (a, b, shared) => {
    const shapes = [a, b].map(cornersOf);
    const isDrawn = a.node.closest('.camera') !== null && a.node.closest('.camera') === b.node.closest('.camera');
    if (!shapes.some(Boolean)) return isDrawn && area(shared) * 3 < Math.min(area(a.box), area(b.box));
    const stands = (on, { box }) => on && isDrawn && holds(on, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (stands(shapes[0], b) || stands(shapes[1], a)) return true;
    return !GRID.some((x) => GRID.some((y) => shapes.every((shape) => !shape || holds(shape, shared.left + x * wide(shared), shared.top + y * high(shared)))));
  };
  for (const [index, a] of atoms.entries()) {
    if (isEmpty(a.seen)) continue;
    for (const b of atoms.slice(index + 1)) {
      if (isEmpty(b.seen)) continue;
      const shared = meets(a.seen, b.seen);
      if (wide(shared) <= SLACK || high(shared) <= SLACK || within(a, b) || isTogether(a, b) || isOnEdge(a, b, shared) || isApart(a, b, shared)) continue;
      faults.add(`overlap: ${nameOf(a.node)} and ${nameOf(b.node)}`);
    }
  }

  if (document.documentElement.scrollWidth > width) faults.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);

  /** Bring something into view as a reader would, and touch its middle. */
  function isReachable(node) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (node.contains(top) || top.contains(node));
  }
  const drawn = (element) => [...root.querySelectorAll(`[data-element="${CSS.escape(element)}"]`)].filter((node) => isShown(node) && node.getBoundingClientRect().width > 2);
  for (const elements of offers) {
    for (const element of elements) {
      const nodes = drawn(element);
      if (nodes.length === 0) faults.add(`nothing is drawn for ${element}`);
      else if (!nodes.some(isReachable)) faults.add(`out of reach: ${nameOf(nodes[0])}`);
    }
  }
  for (const button of root.querySelectorAll('.bar button')) if (!isReachable(button)) faults.add(`out of reach: ${nameOf(button)}`);

  /** What is out of sight in a scroller, only keys that reach it bring in. */
  const stops = (node) => node.tabIndex >= 0 && node.matches(`${CONTROLS}, [tabindex]`) && !node.disabled && [node, ...(node.labels ?? [])].some(isShown);
  for (const node of root.querySelectorAll('*')) {
    const { overflowX, overflowY } = getComputedStyle(node);
    const isScrolled = (SCROLLS.includes(overflowX) && node.scrollWidth > node.clientWidth + 1) || (SCROLLS.includes(overflowY) && node.scrollHeight > node.clientHeight + 1);
    if (isScrolled && ![node, ...node.querySelectorAll('*')].some(stops)) faults.add(`no key scrolls ${nameOf(node)}`);
  }

  for (const selector of still) {
    for (const node of root.querySelectorAll(selector)) {
      if (node.scrollHeight > node.clientHeight + 1) faults.add(`${selector} has to be scrolled: ${node.scrollHeight} of ${node.clientHeight} px`);
    }
  }

  for (const [selector, [least, leastHigh]] of Object.entries(shares)) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (!box) faults.add(`there is no ${selector}`);
    else {
      if (box.width < least * width) faults.add(`${selector} takes ${Math.round((100 * box.width) / width)} % of the width, wanted ${100 * least}`);
      if (box.height < leastHigh * height) faults.add(`${selector} takes ${Math.round((100 * box.height) / height)} % of the height, wanted ${100 * leastHigh}`);
    }
  }
  return [...faults];
}
