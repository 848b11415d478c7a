import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, Live, newKey, type Handlers } from './live';

class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = Socket.CLOSED;
    this.onclose();
  }
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let sockets: Socket[];
let handlers: Handlers;
let live: Live;
let since = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, hidden: false });
  sockets = [];
  since = 0;
  handlers = { update: vi.fn(), places: vi.fn(), refused: vi.fn(), rematch: vi.fn(), line: vi.fn(), since: () => since };
  live = new Live('abc', handlers, (address) => {
    const socket = new Socket(address);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  live.start();
  sockets[0]!.open();
});

describe('the line to a table', () => {
  it('asks for the events that are missing', () => {
    expect(sockets[0]!.address).toBe('ws://here/api/tables/abc/live?since=0');
    since = 12;
    sockets[0]!.close();
    vi.advanceTimersByTime(10_000);
    expect(sockets[1]!.address).toContain('since=12');
  });

  it('sends a decision again, under the same key, when the line broke before the answer', () => {
    live.act(3, 'Y4:6');
    const first = sockets[0]!.sent[0]!;
    expect(first).toMatchObject({ type: 'act', expected: 3, action: 'Y4:6' });
    sockets[0]!.close();
    vi.advanceTimersByTime(10_000);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([first]);
  });

  it('sends nothing again once it was answered', () => {
    live.act(3, 'Y4:6');
    sockets[0]!.tell({ type: 'update', number: 4, key: sockets[0]!.sent[0]!.key });
    expect(live.busy).toBe(false);
    sockets[0]!.close();
    vi.advanceTimersByTime(10_000);
    sockets[1]!.open();
    expect(sockets[1]!.sent).toEqual([]);
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
    vi.advanceTimersByTime(10_000);
    sockets[1]!.open();
    expect(handlers.line).toHaveBeenLastCalledWith('open');
  });

  it('notices a line that has gone silent', () => {
    vi.advanceTimersByTime(20_000);
    expect(sockets[0]!.sent).toEqual([{ type: 'ping' }]);
    vi.advanceTimersByTime(8_000);
    expect(handlers.line).toHaveBeenLastCalledWith('lost');
  });

  it('stays closed once it is stopped', () => {
    live.stop();
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
