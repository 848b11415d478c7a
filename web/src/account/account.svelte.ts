/** Who the reader is to the server: passkeys, devices, what is kept. */
import { api, failureOf } from '../net/api';
import { spoken } from '../table/spoken';
import { guest } from '../ui/guest.svelte';
import type { Account } from '../wire';
import { t, words } from '../words/words.svelte';

class Mine {
  it = $state.raw<Account | null>(null);
  busy = $state(false);
  /** What went wrong, and what has come of the last press. */
  problem = $state('');
  done = $state('');

  /** Nothing has been said. */
  hush(): void {
    this.problem = this.done = '';
  }

  /** Do something; whatever goes wrong is told in words. What it gives is how the account is from now on. */
  async run(work: () => Promise<Account | string | void>): Promise<boolean> {
    this.hush();
    this.busy = true;
    try {
      const came = await work();
      if (typeof came === 'string') this.problem = came;
      else if (came) this.it = came;
      return typeof came !== 'string';
    } catch (error) {
      this.problem = words.phrase(spoken(failureOf(error)).phrase, { label: () => null, seat: String, you: -1 });
      return false;
    } finally {
      this.busy = false;
    }
  }

  load(): Promise<boolean> {
    return this.run(() => api.account());
  }

  /** See what others have made of it meanwhile; whatever is being done here comes first. */
  async look(): Promise<void> {
    if (this.busy) return;
    const seen = await api.account().catch(() => null);
    if (seen && !this.busy) this.it = seen;
  }

  /** Everything anew, since the reader is somebody else now. */
  async became(name: string): Promise<Account> {
    guest.name = name;
    await guest.load();
    return api.account();
  }

  /** Whether the reader can sign in anywhere: by a passkey, or by mail. */
  get isAccount(): boolean {
    return this.hasPasskey || Boolean(this.it?.mail?.address);
  }
  get hasPasskey(): boolean {
    return (this.it?.passkeys.length ?? 0) > 0;
  }
}

export const mine = new Mine();

/** A device in words. */
export function deviceOf({ browser, system }: { browser: string; system: string }): string {
  if (browser && system) return t('web-device-of', { browser, system });
  if (browser) return t('web-device-browser', { browser });
  return system ? t('web-device-system', { system }) : t('web-device-unknown');
}
