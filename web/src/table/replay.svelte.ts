/** A match looked at again, position by position. */
import { api, ApiError } from '../net/api';
import { connection } from '../net/connection.svelte';
import type { Event, Update } from '../wire';
import { Session } from './session.svelte';

const STEP_PAUSE = 500;

export class Replay extends Session {
  override readonly isLive = false;
  at = $state(0);
  total = $state(0);
  running = $state(false);
  #all: Event[] = [];
  #positions = new Map<number, Promise<Update>>();
  #asked = 0;
  /** Through whose eyes the match is seen, -1 for who looked on; the reader's own until the reader chooses. */
  #eyes = $state<number | null>(null);

  override get seat(): number {
    return this.#eyes ?? super.seat;
  }
  /** Whether the match may be seen through others' eyes. */
  get isOpen(): boolean {
    return this.table?.status === 'over';
  }

  /** See it as another seat did; -1: as who looked on. */
  async lookAs(seat: number): Promise<void> {
    this.stop();
    this.#eyes = seat;
    this.#positions.clear();
    await this.seek(this.at);
  }

  async start(at: number | null, eyes: number | null = null): Promise<void> {
    try {
      this.table = await api.table(this.code);
      await this.prepare(this.table);
      if (eyes !== null && this.isOpen && eyes >= -1 && eyes < this.table.seats) this.#eyes = eyes;
      const history = await api.history(this.code);
      this.#all = history.events;
      this.total = history.rows.length;
      await this.seek(at ?? 0);
      this.status = 'ready';
    } catch (error) {
      this.status = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
    }
  }

  /** Go to a position at once. */
  async seek(at: number): Promise<void> {
    const wanted = Math.min(Math.max(0, Math.round(at) || 0), this.total);
    this.at = wanted;
    const asked = ++this.#asked;
    const update = await this.#reached(wanted);
    if (!update || asked !== this.#asked) return; // out of reach, or the reader has moved on
    this.table = update.table;
    this.stage!.set(update, this.#all.filter((event) => event.at <= wanted));
  }

  /** One decision further, shown as it happened. */
  async step(): Promise<void> {
    if (this.at >= this.total || this.stage!.playing) return;
    this.#asked++;
    const at = ++this.at;
    const update = await this.#reached(at);
    if (!update) {
      this.at = at - 1;
      return this.stop();
    }
    await this.stage!.present(update);
  }

  /** Play to the end, or until it is stopped. */
  async run(): Promise<void> {
    if (this.at >= this.total) await this.seek(0);
    this.running = true;
    while (this.running && this.at < this.total) {
      void this.#reached(Math.min(this.at + 2, this.total)); // ready when its turn comes
      await this.step();
      await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE));
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  override close(): void {
    this.stop();
    super.close();
  }

  override point(): void {
    // a replay is looked at; there is nothing to answer
  }

  /** The position, null while the server is out of reach; the reader is told. */
  async #reached(at: number): Promise<Update | null> {
    try {
      const update = await this.#position(at);
      connection.line = 'open';
      return update;
    } catch {
      connection.line = 'lost';
      return null;
    }
  }

  #position(at: number): Promise<Update> {
    const known = this.#positions.get(at);
    if (known) return known;
    const asked = api.position(this.code, at, this.#eyes);
    this.#positions.set(at, asked);
    asked.catch(() => this.#positions.delete(at));
    return asked;
  }
}
