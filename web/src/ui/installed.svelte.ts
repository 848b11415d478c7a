/** The page as an app: its service worker, whether it is installed, and how it could be. */
import { guest } from './guest.svelte';

/** Chromium's question whether to install the page, kept until the reader wants it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
export type Way = 'done' | 'ask' | 'ios' | 'menu';

const APPLE_PHONE = /iPhone|iPad|iPod/;

class Installed {
  #prompt = $state.raw<InstallPrompt | null>(null);
  /** Whether this window is the installed app's. */
  isApp = $state(false);

  /** How this page becomes an app here. */
  get way(): Way {
    if (this.isApp) return 'done';
    if (this.#prompt) return 'ask';
    return isApplePhone() ? 'ios' : 'menu';
  }

  /** Listen to the browser. */
  start(): void {
    const standalone = matchMedia('(display-mode: standalone)');
    this.isApp = standalone.matches || (navigator as { standalone?: boolean }).standalone === true;
    standalone.addEventListener('change', () => (this.isApp = standalone.matches));
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.#prompt = null));
    document.addEventListener('visibilitychange', () => {
      if (this.isApp) void guest.load(); // the number on the icon is right as the app is put away, and as it comes back
    });
  }

  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null; // it can be asked once
    await prompt?.prompt();
  }
}

/** iPhones and iPads; the latter say that they are Macs, which have no touch. */
export function isApplePhone(): boolean {
  return APPLE_PHONE.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
}

export const installed = new Installed();

/** Be an app as far as the browser lets us. The page under development has no worker: it would keep what is edited. */
export function install(): void {
  installed.start();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/worker.js').catch(() => {}); // without it there is no notice, and no shell
  }
}
