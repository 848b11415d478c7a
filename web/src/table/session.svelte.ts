/** One table as one reader sees it: the line to the server, the stage, and the answer being made. */
import { api, failureOf } from '../net/api';
import { news } from '../net/news.svelte';
import { connection } from '../net/connection.svelte';
import { asks } from '../net/front';
import { Live } from '../net/live';
import type { GameModule } from '../games/module';
import { settings } from '../ui/settings.svelte';
import type { Components, Hint, Option, Phrase, Place, Prompt, Refusal, Saying, TableState, Update } from '../wire';
import { words, type Names, type Segment } from '../words/words.svelte';
import { Chat } from './chat.svelte';
import { asText, Choice, type Asked } from './choice.svelte';
import { sinceLastTurn, turnOf } from './events';
import { namesOf } from './names';
import { Lone } from './lone.svelte';
import type { Plan } from './plan.svelte';
import { Planner } from './planner.svelte';
import { errorKey, spoken, type Notice } from './spoken';
import { Order } from './standing.svelte';
import { Stage } from './stage.svelte';

/** `closed`: nobody may watch here. `passing`: several people share this device, and nobody of them has sat down before it yet. */
export type Status = 'loading' | 'ready' | 'missing' | 'closed' | 'failed' | 'passing';

/** What the table page, the replay and the boards share: a view, its words, and things to point at. */
export class Session {
  status = $state<Status>('loading');
  table = $state.raw<TableState | null>(null);
  game = $state.raw<GameModule<Session> | null>(null);
  stage = $state.raw<Stage | null>(null);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  rematch = $state<string | null>(null);
  /** This device has lost its seat to "sign out everywhere", pressed on another. */
  signedOut = $state(false);
  /** Elements a log line or a chip points out. */
  marked = $state.raw<ReadonlySet<string>>(new Set());
  /** Elements of the answer that who learns is to give. */
  wished = $state.raw<ReadonlySet<string>>(new Set());
  /** Something that is no answer is to be tried: pointing at it says why not, and shows nothing else. */
  tries = $state(false);
  /** Whether this is the match itself, not a replay of it. */
  readonly isLive: boolean = true;
  /** What is printed on the components of this table, for games that have a pack. */
  components = $state.raw<Components | null>(null);
  readonly choice = new Choice();
  /** What people say at the table. */
  readonly chat: Chat;
  /** The reader's standing order, for games that have one. */
  readonly order: Order;
  /** Gives the answer where there is one only, or the standing order has one. */
  readonly lone = new Lone();
  /** Puts a plan on the table instead of a question, in games that have one. */
  readonly planner: Planner<Session>;
  #labels = $state.raw<Record<string, Phrase>>({});
  #latest = $state.raw<Update | null>(null);
  #asked: { from: Prompt; made: Asked } | null = null;
  #sending = $state(false);
  #live: Live | null = null;
  /** What the next position does not wipe away: it is what the reader must know of it. */
  #lasting: Notice | null = null;
  #leaving = -1;
  names = $derived<Names>(namesOf(this.#labels, this.table));

  /** `load`: how the page gets the module of a game; `isFront`: whether it is settled who sits before this device. */
  constructor(readonly code: string, private readonly load: (game: string) => Promise<GameModule<Session>>, private readonly isFront = false) {
    this.chat = new Chat(code);
    this.order = new Order(`${code}${asks(code, '?')}`);
    this.planner = new Planner<Session>(this, () => (this.isLive ? this.game?.planning : undefined), api.plan.bind(null, code));
  }

  get seat(): number {
    return this.table?.my_seat ?? -1;
  }
  /** Whether there is somebody elsewhere to talk to. */
  get isTalking(): boolean {
    const isElsewhere = ({ kind, mine, here }: Place) => kind === 'open' || (kind === 'person' && !mine && here === null);
    return this.isLive && (this.chat.messages.length > 0 || (this.table?.places.some(isElsewhere) ?? false));
  }
  /** The seats in turn order, the reader's first. */
  get seating(): number[] {
    const count = this.table?.seats ?? 0;
    return Array.from({ length: count }, (_, index) => (Math.max(this.seat, 0) + index) % count);
  }
  /** The people on this device, in turn order; one where it is not shared. */
  get people(): Place[] {
    return this.table?.places.filter((place) => place.here !== null) ?? [];
  }
  /** Who on this device is to decide next, once whoever sits before it is done. */
  get beside(): Place | null {
    if (!this.isLive || this.isOver || this.deciders.includes(this.seat)) return null;
    return this.people.find((place) => !place.mine && !place.handed_to_bot && this.deciders.includes(place.seat)) ?? null;
  }
  /** Whether somebody's table would show here before anybody has sat down. */
  get #isUnsettled(): boolean {
    return this.isLive && !this.isFront && this.people.length > 1 && this.table?.status === 'playing';
  }
  get view() {
    return this.stage?.view ?? null;
  }
  get events() {
    return this.stage?.events ?? [];
  }
  /** The last update that has been shown to its end. */
  get update(): Update | null {
    return this.stage?.settled ?? null;
  }
  /** Who owes a decision, as far as has been shown. */
  get deciders(): number[] {
    return this.update?.deciders ?? [];
  }
  get isOver(): boolean {
    return this.update?.table.status === 'over';
  }
  /** Whether the reader may answer right now. */
  get isAsked(): boolean {
    return this.choice.prompt !== null && !this.#sending;
  }
  get mayUndo(): boolean {
    return !this.#sending && this.#isCaughtUp && (this.#latest?.may_undo ?? false);
  }
  /** The turn being planned on one screen. */
  get plan(): Plan {
    return this.planner.plan;
  }
  /** The question as this page asks it. */
  get asked(): Asked | null {
    return this.#pointed(this.update?.prompt ?? null);
  }
  get sending(): boolean {
    return this.#sending;
  }
  /** Whether the reader sees what it is asked; what others do at the same time may still be on its way to the stage. */
  get #isCaughtUp(): boolean {
    const { update } = this;
    const isShown = update?.number !== this.#latest?.number || !this.stage?.playing;
    return update !== null && update.asked_since === this.#latest?.asked_since && isShown;
  }
  /** How many turns of the reader have begun. */
  get #turns(): number {
    return this.events.filter((event) => turnOf(event) === this.seat).length;
  }
  /** What happened since the reader's last turn, while it is the reader's turn. */
  recap = $derived(this.seat >= 0 && !this.game?.inRounds ? sinceLastTurn(this.events, this.seat) : []);

  /** Fetch what the table needs and sit down at it. */
  async open(): Promise<void> {
    try {
      this.table = await api.table(this.code);
      if (this.#isUnsettled) {
        this.status = 'passing';
        return;
      }
      await this.prepare(this.table);
      this.status = 'ready';
      this.#connect();
    } catch (error) {
      const { status, error: name } = failureOf(error);
      this.status = name === 'NotWatched' ? 'closed' : status === 404 ? 'missing' : 'failed';
    }
  }

  /** The game's module, words and names, and the stage with what lies there at `first`. */
  protected async prepare(table: TableState, first: Update | null = null): Promise<void> {
    const [game, labels, components] = await Promise.all([this.load(table.game), ...this.printed(table), words.forGame(table.game)]);
    this.#labels = labels;
    this.components = components;
    this.game = game;
    const stage = this.#stage(game);
    if (first) stage.set(first, first.events);
    this.table = table;
    this.stage = stage;
  }

  /** The names of what lies on the table, and what is printed on it. */
  protected printed(table: TableState): [Promise<Record<string, Phrase>>, Promise<Components>] {
    return [api.elementsOf(table.code), api.componentsOf(table.code)];
  }

  #stage(game: GameModule<Session>): Stage {
    return new Stage(game, () => this.#live?.sync());
  }

  close(): void {
    this.lone.drop();
    this.#live?.stop();
    connection.line = null;
  }

  /** Come back as who we are now: a line opened before the seat was taken belongs to a spectator. */
  reconnect(): void {
    this.#live?.stop();
    this.#connect();
  }

  #connect(): void {
    this.#live = new Live(this.code, {
      update: (update) => void this.#receive(update),
      places: (table) => (this.table = table),
      refused: (refusal) => this.#refuse(refusal),
      rematch: (code) => (this.rematch = code),
      said: (said) => this.chat.take(said),
      unsaid: (refusal) => this.chat.refused(refusal),
      line: (state) => (connection.line = state),
      since: () => (this.stage?.last ?? -1) + 1,
    });
    this.#live.start();
  }

  #receive(update: Update): void {
    this.table = update.table;
    if (this.#isUnsettled) {
      this.close(); // the last seat was taken: the match begins for somebody who may not sit here
      this.status = 'passing';
      return;
    }
    this.signedOut ||= this.#leaving >= 0 && update.table.my_seat === null;
    this.#leaving = -1;
    this.rematch = update.table.rematch ?? this.rematch;
    if (update.table.status === 'waiting') return;
    const isNew = update.number !== this.#latest?.number;
    const known = this.#latest?.prompt ?? null;
    // the same question: what was chosen for it stays chosen, however often the line breaks or others act meanwhile
    const isSame = update.asked_since === this.#latest?.asked_since;
    const isAskedAlready = isSame && JSON.stringify(update.prompt) === JSON.stringify(known);
    this.#latest = isAskedAlready ? { ...update, prompt: known } : update;
    this.#sending = this.#live?.busy ?? false;
    this.planner.ends(update);
    if (isNew && !isAskedAlready) {
      this.hint = null;
      if (!isSame || !update.prompt || !known || asText(update.prompt) !== asText(known)) this.choice.ask(null);
      this.lone.drop();
      this.notice = this.#lasting;
      this.#lasting = null;
    }
    if (update.key && this.stage!.playing) this.stage!.hurry(); // who acts does not wait for what others do
    this.stage!.show(this.#latest);
  }

  /** Ask the reader once the stage has caught up; called whenever it settles. */
  askAgain(): void {
    if (!this.#isCaughtUp || this.#sending || this.planner.goesOn(this.update!)) return;
    const prompt = this.asked;
    const { standing } = this.game!;
    const ordered = standing && prompt ? this.order.answer(standing, this.#turns, prompt) : null;
    if (this.choice.prompt !== prompt) {
      if (prompt) this.choice.renew(prompt);
      else this.choice.ask(null);
    }
    if (this.planner.resumes(prompt)) return;
    const only = prompt?.options.length === 1 ? prompt.options[0]! : null;
    if (prompt && this.isLive) this.lone.ask(prompt, ordered ?? only, (option) => this.#send(option));
    if (standing && !prompt && this.isLive) this.order.check(this.#turns);
  }

  /** Give the standing order the question offers, and answer this one by it too. */
  giveOrder(): void {
    if (!this.game?.standing) return;
    this.order.give(this.#turns);
    this.lone.drop();
    this.askAgain();
  }

  /** Take the standing order back, also for the question it is about to answer. */
  dropOrder(): void {
    this.order.drop();
    this.lone.drop();
    this.askAgain();
  }

  #refuse(refusal: Refusal): void {
    this.#sending = this.#live?.busy ?? false;
    if (refusal.error === 'StaleNumber') this.#live?.sync();
    if (refusal.error === 'Banned') news.banned = refusal;
    if (refusal.error === 'TableRemoved' || refusal.error === 'NotWatched') {
      this.status = refusal.error === 'NotWatched' ? 'closed' : 'missing';
      this.#live?.stop();
    }
    if (refusal.error === 'SignedOut') this.#leaving = this.seat; // the line comes back as who this device is now
    this.notice = { ...spoken(refusal), kind: 'error' };
    if (refusal.error === 'LostDecisions') this.#forget();
    this.plan.drop();
    this.planner.line.drop();
    this.choice.ask(this.asked);
  }

  /** The server has lost what is shown here: begin with what it still has, which comes next. */
  #forget(): void {
    this.#lasting = this.notice;
    this.#latest = null;
    this.stage = this.#stage(this.game!);
  }

  /** The question with what this page has for each answer to be pointed at. */
  #pointed(prompt: Prompt | null): Asked | null {
    const { asking, everyAnswer = false } = this.game ?? {};
    if (!prompt || !(asking || everyAnswer)) return prompt;
    if (this.#asked?.from !== prompt) {
      const options = asking ? prompt.options.map((option) => asking(option, prompt.options)) : prompt.options;
      this.#asked = { from: prompt, made: { ...prompt, options, isListed: everyAnswer } };
    }
    return this.#asked.made;
  }

  /** Point at an element of the table. */
  point(element: string, isTouch = false): void {
    this.notice = null;
    if (!this.isAsked) {
      void this.#explain([element]);
      return;
    }
    const wasPending = this.choice.pending;
    if (wasPending && wasPending.elements.at(-1) === element) {
      this.confirm();
      return;
    }
    const before = this.choice.picked;
    const pointed = this.choice.point(element);
    if (pointed === 'refused') void this.#explain([...before, element]);
    if (pointed === 'answered') this.#settle(this.choice.pending!, isTouch);
  }

  /** Take an option by its button. */
  press(option: Option): void {
    this.notice = null;
    this.choice.press(option);
    this.#settle(option, false);
  }

  /** Send an answer now, or wait for a yes: a finger has no way to look first, and some answers cannot be undone. */
  #settle(option: Option, isTouch: boolean): void {
    if (this.planner.takes(option)) return;
    const confirm = settings.values.confirm;
    if (confirm === 'never') this.#send(option);
    else if (confirm === 'turn' && !option.asks_twice && !isTouch) this.#send(option);
  }

  confirm(): void {
    if (this.plan.isLaid) this.planner.do();
    else if (this.choice.pending) this.#send(this.choice.pending);
  }

  #send(option: Option): void {
    if (option.text.key === 'option-pass') this.lone.passed();
    this.give(option.action);
  }

  /** Answer the question. */
  give(action: string): void {
    const number = this.update?.number;
    if (number === undefined || !this.#live || this.#sending) return;
    this.#sending = true;
    this.hint = null;
    this.planner.line.follow(action);
    this.choice.ask(null);
    this.lone.drop();
    this.#live.act(number, action);
  }

  undo(): void {
    if (!this.mayUndo) return;
    this.planner.undo(this.update!.asked_since);
    this.undoOne();
  }

  undoOne(): void {
    if (!this.#live) return;
    this.#sending = true;
    this.choice.ask(null);
    this.lone.drop();
    this.#live.undo(this.update!.number);
  }

  async askHint(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.notice = null;
    const since = this.update?.asked_since;
    try {
      const hint = await api.hint(this.code);
      if (since !== this.update?.asked_since) return;
      this.hint = hint;
      this.planner.line.lay(hint.line);
    } catch (error) {
      this.fail(error);
    } finally {
      this.thinking = false;
    }
  }

  dropHint(): void {
    this.hint = null;
    this.planner.line.drop();
  }

  /** Why pointing at these elements is no answer. */
  protected why(elements: string[]): Promise<Phrase | null> {
    return api.why(this.code, elements);
  }

  /** Say why pointing at these elements leads nowhere. */
  async #explain(elements: string[]): Promise<void> {
    if (this.seat < 0 || this.isOver) return;
    try {
      const phrase = await this.why(elements);
      if (phrase) this.say(phrase);
      else if (!this.isAsked && !this.isOver) this.say({ key: 'web-why-wait', params: {}, rule: '' });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Let a bot play for somebody who is away. */
  handToBot(seat: number): Promise<void> {
    return this.#change(() => api.handToBot(this.code, seat, 'medium'));
  }
  /** Play on after a bot has. */
  takeBack(): Promise<void> {
    return this.#change(() => api.takeBack(this.code, this.seat));
  }
  async #change(work: () => Promise<TableState>): Promise<void> {
    try {
      this.table = await work();
      this.#live?.sync();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Say something to all at the table. */
  talk(phrase: Saying | null, text: string): void {
    if (this.#live) this.chat.pending = [...this.chat.pending, this.#live.say(phrase, text)];
  }

  say(phrase: Phrase): void {
    this.notice = { phrase, rule: phrase.rule, kind: 'why' };
  }

  fail(error: unknown): void {
    this.notice = { ...spoken(failureOf(error)), kind: 'error' };
  }

  /** The server is in reach again: that it did not answer is over. */
  reached(): void {
    if (this.notice?.phrase.key === errorKey('Offline')) this.notice = null;
  }

  text(phrase: Pick<Phrase, 'key' | 'params'>): string {
    return words.phrase(phrase, this.names);
  }

  segments(phrase: Pick<Phrase, 'key' | 'params'>): Segment[] {
    return words.segments(phrase, this.names);
  }
}
