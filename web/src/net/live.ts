/** The live line to one table: reconnects by itself, sends every decision exactly once. */
import type { ClientMessage, Refusal, ServerMessage, TableState, Update } from '../wire';

export type LineState = 'connecting' | 'open' | 'lost';
export interface Handlers {
  update(update: Update): void;
  places(table: TableState): void;
  refused(refusal: Refusal): void;
  rematch(code: string): void;
  line(state: LineState): void;
  /** The number of the first event that is not here yet. */
  since(): number;
}
type Waiting = Extract<ClientMessage, { type: 'act' | 'undo' }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;

/** A key nobody else sends. (`randomUUID` is missing where a page is served without TLS.) */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How long to wait before attempt number `attempt`, spread so that a crowd does not come back at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

export class Live {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #waiting: Waiting | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly handlers: Handlers,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#quiet();
    this.#socket?.close();
  }

  /** Whether a decision is on its way. */
  get busy(): boolean {
    return this.#waiting !== null;
  }

  act(expected: number, action: string): void {
    this.#submit({ type: 'act', expected, action, key: newKey() });
  }

  undo(expected: number): void {
    this.#submit({ type: 'undo', expected, key: newKey() });
  }

  sync(): void {
    this.#send({ type: 'sync', since: this.handlers.since() });
  }

  #submit(message: Waiting): void {
    if (this.#waiting) return;
    this.#waiting = message;
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.handlers.line('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.code)}/live?since=${this.handlers.since()}`;
    const socket = this.open(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.handlers.line('open');
      this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
      if (this.#waiting) this.#send(this.#waiting); // the same key: applied once, however often it is sent
    };
    socket.onmessage = (event) => this.#read(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #read(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    if (message.type === 'update') {
      if (this.#waiting && (message.key === this.#waiting.key || message.number > this.#waiting.expected)) this.#waiting = null;
      this.handlers.update(message);
    } else if (message.type === 'error') {
      if (this.#waiting && (message.key === this.#waiting.key || !message.key)) this.#waiting = null;
      this.handlers.refused(message);
    } else if (message.type === 'places') {
      this.handlers.places(message.table);
    } else if (message.type === 'rematch') {
      this.handlers.rematch(message.code);
    }
  }

  #ping(): void {
    this.#send({ type: 'ping' });
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#socket?.close(), ANSWER_WITHIN);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#quiet();
    if (this.#closed) return;
    this.handlers.line('lost');
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++, Math.random()));
  }

  #quiet(): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#deadline);
  }

  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.#connect();
  };
}
