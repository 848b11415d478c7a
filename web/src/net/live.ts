/** The live line to one table: reconnects by itself, sends every decision exactly once. */
import { asks } from './front';
import type { ClientMessage, Refusal, Said, Say, ServerMessage, TableState, Update } from '../wire';

/** `silent`: open, but the server owes an answer for longer than it should. */
export type LineState = 'connecting' | 'open' | 'silent' | 'lost';
export interface Handlers {
  update(update: Update): void;
  places(table: TableState): void;
  refused(refusal: Refusal): void;
  rematch(code: string): void;
  said(said: Said): void;
  /** Something was not said. */
  unsaid(refusal: Refusal): void;
  line(state: LineState): void;
  /** The number of the first event that is not here yet. */
  since(): number;
}
type Waiting = Extract<ClientMessage, { type: 'act' | 'undo' }>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
// A reader learns of a dead line within PING_AFTER + ANSWER_WITHIN; it is given up, and another one tried, a while later.
const PING_AFTER = 2_500;
const PING_UNSEEN_AFTER = 20_000;
const ANSWER_WITHIN = 2_000;
const GIVE_UP_AFTER = 6_000;

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
  #saying: Say[] = [];
  #state: LineState | null = null;
  /** The mark of the last update: a server that has lost decisions notices by it. */
  #seen = '';
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #deadlines: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly code: string,
    private readonly handlers: Handlers,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  start(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#drop();
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

  /** Say something to all at the table: sent again until it is known that it was said. */
  say(phrase: Say['phrase'], text: string): Say {
    const message: Say = { type: 'say', phrase, text, key: newKey() };
    this.#saying.push(message);
    this.#send(message);
    this.#expectAnswer();
    return message;
  }

  sync(): void {
    this.#send({ type: 'sync', since: this.handlers.since(), seen: this.#seen });
  }

  #submit(message: Waiting): void {
    if (this.#waiting) return;
    this.#waiting = message;
    this.#send(message);
    this.#expectAnswer();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#state === null) this.#tell('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.code)}/live?since=${this.handlers.since()}${this.#seen && `&seen=${encodeURIComponent(this.#seen)}`}${asks(this.code, '&')}`;
    const socket = this.open(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#waiting) this.#send(this.#waiting); // the same key: applied once, however often it is sent
      for (const message of this.#saying) this.#send(message);
      this.#expectAnswer();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type !== 'error') this.#attempt = 0; // who is turned away does not come back at once
      this.#tell('open');
      this.#listen();
      this.#read(message);
    };
    socket.onclose = () => this.#lost();
    this.#expectAnswer();
  }

  #read(message: ServerMessage): void {
    if (message.type === 'update') {
      this.#seen = message.seen;
      if (this.#waiting && (message.key === this.#waiting.key || message.asked_since > this.#waiting.expected)) this.#waiting = null;
      this.handlers.update(message);
    } else if (message.type === 'said') {
      const keys = new Set(message.messages.map(({ key }) => key));
      this.#saying = this.#saying.filter(({ key }) => !keys.has(key));
      this.handlers.said(message);
    } else if (message.type === 'error' && this.#saying.some(({ key }) => key === message.key)) {
      this.#saying = this.#saying.filter(({ key }) => key !== message.key);
      this.handlers.unsaid(message);
    } else if (message.type === 'error') {
      if (message.error === 'LostDecisions') this.#seen = '';
      if (this.#waiting && (message.key === this.#waiting.key || !message.key)) this.#waiting = null;
      this.handlers.refused(message);
    } else if (message.type === 'places') {
      this.handlers.places(message.table);
    } else if (message.type === 'rematch') {
      this.handlers.rematch(message.code);
    }
  }

  #tell(state: LineState): void {
    if (state !== this.#state) this.handlers.line(state);
    this.#state = state;
  }

  /** Something was heard: all is well until it has been quiet for a while. */
  #listen(): void {
    this.#quiet();
    this.#pulse = setTimeout(this.#doubt, document.hidden ? PING_UNSEEN_AFTER : PING_AFTER);
  }

  /** Ask the server for a sign of life. */
  #doubt = (): void => {
    this.#send({ type: 'ping' });
    this.#expectAnswer();
  };

  /** Say so when nothing is heard for a moment, and try another line when that goes on. */
  #expectAnswer(): void {
    if (this.#deadlines.length > 0 || this.#socket === null) return;
    clearTimeout(this.#pulse);
    const silent = () => this.#tell(this.#state === 'lost' ? 'lost' : 'silent');
    this.#deadlines = [setTimeout(silent, ANSWER_WITHIN), setTimeout(() => this.#lost(), GIVE_UP_AFTER)];
  }

  /** The line is gone, or as good as. A dead one would take minutes to close by itself: it is not waited for. */
  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#tell('lost');
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++, Math.random()));
  }

  #drop(): void {
    this.#quiet();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #quiet(): void {
    clearTimeout(this.#pulse);
    for (const deadline of this.#deadlines) clearTimeout(deadline);
    this.#deadlines = [];
  }

  /** The network is back, or somebody looks again: find out at once how the line is. */
  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#doubt();
    this.#drop();
    this.#attempt = 0;
    this.#connect();
  };
}
