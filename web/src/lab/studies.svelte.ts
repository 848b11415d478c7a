/** The reader's studies, and whether more can be asked for; kept fresh while one plays. */
import { api, type ApiError, failureOf } from '../net/api';
import type { Lab, Study, StudyWish } from '../wire';

const ASK_AGAIN = 1000;

export const isUnderWay = (study: Study) => study.status === 'waiting' || study.status === 'playing' || study.status === 'drawing';

export class Studies {
  lab = $state.raw<Lab | null>(null);
  all = $state.raw<Study[]>([]);
  failed = $state(false);
  /** Why the last thing asked for was not done. */
  problem = $state.raw<ApiError | null>(null);
  busy = $state(false);
  #underWay = $derived(this.all.filter(isUnderWay));
  #open = true;
  #timer = 0;

  async load(): Promise<void> {
    try {
      [this.lab, this.all] = await Promise.all([api.lab(), api.studies()]);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#wait();
  }

  begin = (wish: StudyWish) => this.#ask(async () => void (await api.beginStudy(wish)));
  repeat = (study: Study) => this.#ask(async () => void (await api.repeatStudy(study.code)));
  stop = (study: Study) => this.#ask(async () => void (await api.stopStudy(study.code)));
  drop = (study: Study) => this.#ask(async () => void (await api.dropStudy(study.code)));

  close(): void {
    this.#open = false;
    clearTimeout(this.#timer);
  }

  async #ask(what: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
      this.all = await api.studies();
    } catch (error) {
      this.problem = failureOf(error);
    }
    this.busy = false;
    this.#wait();
    return this.problem === null;
  }

  /** Look again in a while, where there is something to see. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#open && this.#underWay.length > 0) this.#timer = window.setTimeout(() => void this.#look(), ASK_AGAIN);
  }

  async #look(): Promise<void> {
    try {
      const now = new Map((await Promise.all(this.#underWay.map(({ code }) => api.study(code)))).map((study) => [study.code, study]));
      this.all = this.all.map((study) => now.get(study.code) ?? study);
    } catch {
      // the line says so by itself; what was told stays
    }
    this.#wait();
  }
}
