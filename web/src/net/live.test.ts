import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, Live, newKey, type Handlers } from './live';

class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Socket[];
let handlers: Handlers;
let live: Live;
let since = 0;
let listeners: Record<string, () => void>;
const page = { hidden: false };
const listening = {
  addEventListener: (name: string, listener: () => void) => (listeners[name] = listener),
  removeEventListener: (name: string) => delete listeners[name],
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  listeners = {};
  page.hidden = false;
  vi.stubGlobal('addEventListener', listening.addEventListener);
  vi.stubGlobal('removeEventListener', listening.removeEventListener);
  vi.stubGlobal('document', Object.assign(page, listening));
  sockets = [];
  since = 0;
  handlers = { update: vi.fn(), places: vi.fn(), refused: vi.fn(), rematch: vi.fn(), said: vi.fn(), unsaid: vi.fn(), line: vi.fn(), since: () => since };
  live = new Live('abc', handlers, (address) => {
    const socket = new Socket(address);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  live.start();
  sockets[0]!.open();
  sockets[0]!.tell({ type: 'update', number: 0 });
});

describe('the line to a table', () => {
  it('asks for the events that are missing', () => {
    expect(sockets[0]!.address).toBe('ws://here/api/tables/abc/live?since=0');
    since = 12;
    sockets[0]!.close();
    vi.advanceTimersByTime(1_000);
    expect(sockets[1]!.address).toContain('since=12');
  });

  it('brings back the mark of what it saw, until the server has lost that', () => {
    sockets[0]!.tell({ type: 'update', number: 4, seen: 'a.mark' });
    live.sync();
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: 'sync', since: 0, seen: 'a.mark' });
    sockets[0]!.close();
    vi.advanceTimersByTime(1_000);
    expect(sockets[1]!.address).toBe('ws://here/api/tables/abc/live?since=0&seen=a.mark');
    sockets[1]!.open();
    sockets[1]!.tell({ type: 'error', error: 'LostDecisions', key: null });
    sockets[1]!.close();
    vi.advanceTimersByTime(2_000);
    expect(sockets[2]!.address).toBe('ws://here/api/tables/abc/live?since=0');
  });

  it('sends a decision again, under the same key, when the line broke before the answer', () => {
    live.act(3, 'Y4:6');
    const first = sockets[0]!.sent[0]!;
    expect(first).toMatchObject({ type: 'act', expected: 3, action: 'Y4:6' });
    sockets[0]!.close();
    vi.advanceTimersByTime(1_000);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([first]);
  });

  it('says again what nobody knows to be said, and hears why something was not', () => {
    const [kept, refused] = [live.say('hello', ''), live.say(null, 'rude')];
    sockets[0]!.tell({ type: 'error', error: 'PhrasesOnly', key: refused.key });
    expect(handlers.unsaid).toHaveBeenCalledTimes(1);
    expect(handlers.refused).not.toHaveBeenCalled();
    sockets[0]!.close();
    vi.advanceTimersByTime(1_000);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([kept]);
    sockets[1]!.tell({ type: 'said', whole: false, messages: [{ number: 0, key: kept.key }] });
    expect(handlers.said).toHaveBeenCalledTimes(1);
    sockets[1]!.close();
    vi.advanceTimersByTime(1_000);
    sockets[2]!.open();
    expect(sockets[2]!.sent).toEqual([]);
  });

  it('sends nothing again once it was answered', () => {
    live.act(3, 'Y4:6');
    sockets[0]!.tell({ type: 'update', number: 4, key: sockets[0]!.sent[0]!.key });
    expect(live.busy).toBe(false);
    sockets[0]!.close();
    vi.advanceTimersByTime(1_000);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([]);
  });

  it('waits on while others act at the same time, and no longer when the question has gone', () => {
    live.act(3, 'draw');
    sockets[0]!.tell({ type: 'update', number: 5, asked_since: 2, key: null });
    expect(live.busy).toBe(true);
    sockets[0]!.tell({ type: 'update', number: 6, asked_since: 6, key: null });
    expect(live.busy).toBe(false);
  });

  it('sends one decision at a time', () => {
    live.act(3, 'Y4:6');
    live.act(3, 'Y4:7');
    expect(sockets[0]!.sent).toHaveLength(1);
  });

  it('gives up a decision that is refused', () => {
    live.undo(3);
    sockets[0]!.tell({ type: 'error', error: 'StaleNumber', message: '', phrase: null, key: sockets[0]!.sent[0]!.key });
    expect(live.busy).toBe(false);
    expect(handlers.refused).toHaveBeenCalledOnce();
  });

  it('tells when the line is lost and when it is back', () => {
    sockets[0]!.close();
    expect(handlers.line).toHaveBeenLastCalledWith('lost');
    vi.advanceTimersByTime(1_000);
    sockets[1]!.open();
    sockets[1]!.tell({ type: 'update', number: 0 });
    expect(handlers.line).toHaveBeenLastCalledWith('open');
  });

  it('says within five seconds that nothing is heard any more, and tries another line', () => {
    vi.advanceTimersByTime(2_500);
    expect(sockets[0]!.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(2_499);
    expect(handlers.line).toHaveBeenLastCalledWith('silent');
    vi.advanceTimersByTime(5_000);
    expect(handlers.line).toHaveBeenLastCalledWith('lost');
    expect(sockets).toHaveLength(2);
  });

  it('is content with any sign of life', () => {
    vi.advanceTimersByTime(4_600);
    expect(handlers.line).toHaveBeenLastCalledWith('silent');
    sockets[0]!.tell({ type: 'pong' });
    expect(handlers.line).toHaveBeenLastCalledWith('open');
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(1);
  });

  it('does not wait for a dead line to close', () => {
    sockets[0]!.close = () => {}; // what a browser does whose network has gone
    vi.advanceTimersByTime(12_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('gives up a line that never opens, and tries again', () => {
    sockets[0]!.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBeGreaterThan(3);
    expect(handlers.line).toHaveBeenLastCalledWith('lost');
  });

  it('doubts the line as soon as the browser is offline', () => {
    listeners.offline!();
    expect(sockets[0]!.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(2_000);
    expect(handlers.line).toHaveBeenLastCalledWith('silent');
  });

  it.each(['online', 'visibilitychange'])('comes back at once on %s', (name) => {
    sockets[0]!.close();
    listeners[name]!();
    expect(sockets).toHaveLength(2);
  });

  it('lets an unseen page be quiet', () => {
    page.hidden = true;
    sockets[0]!.tell({ type: 'pong' });
    vi.advanceTimersByTime(19_000);
    expect(sockets[0]!.sent).toEqual([]);
  });

  it('stays closed once it is stopped', () => {
    live.stop();
    expect(listeners).toEqual({});
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('small things', () => {
  it('waits longer each time, up to a bound', () => {
    expect([0, 1, 2, 10].map((attempt) => backoff(attempt, 0.5))).toEqual([500, 1000, 2000, 8000]);
  });

  it('makes keys the server takes', () => {
    expect(newKey()).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
