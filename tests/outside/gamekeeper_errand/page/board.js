/** Errand's board: a track of thirty squares, and the hand as cards. See docs/board-interface.md. */
const FINISH = 30;

function made(parent, tag, className, text = '') {
  const element = parent.appendChild(document.createElement(tag));
  element.className = className;
  element.textContent = text;
  return element;
}

export function mount(element, first) {
  const track = made(element, 'ol', 'errand-track');
  const hand = made(element, 'div', 'errand-hand');

  function update({ view, seats, reader, lit, picked, prompt, name, point, choose }) {
    track.replaceChildren();
    for (let square = 0; square <= FINISH; square++) {
      const here = seats.filter(({ seat }) => view.numbers.square[seat] === square);
      const cell = made(track, 'li', here.length > 0 ? 'taken' : '', String(square));
      for (const { name: player } of here) made(cell, 'b', 'errand-piece', player);
    }
    hand.replaceChildren();
    for (const card of reader < 0 ? [] : view.zones[`hand:${reader}`]) {
      const button = made(hand, 'button', picked.includes(card) ? 'picked' : '', name(card));
      button.disabled = !lit.includes(card) && !picked.includes(card);
      button.onclick = () => point(card);
    }
    for (const { action, text } of prompt?.options.filter(({ action }) => action === 'day') ?? []) {
      made(hand, 'button', 'day', text).onclick = () => choose(action);
    }
  }

  update(first);
  return { update, destroy: () => element.replaceChildren() };
}
