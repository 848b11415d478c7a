/** Notices on this device: whether the browser can show them, may, and does. */
import { api } from '../net/api';
import { installed, isApplePhone } from '../ui/installed.svelte';
import type { PushState } from '../wire';

export type Can = 'able' | 'denied' | 'insecure' | 'ios' | 'unsupported';

interface Browser {
  isSecure: boolean;
  hasPush: boolean;
  isApplePhone: boolean;
  isApp: boolean;
  permission: NotificationPermission;
}

/** Whether a browser can show notices, and else why not. */
export function canShow({ isSecure, hasPush, isApplePhone, isApp, permission }: Browser): Can {
  if (isApplePhone && !isApp) return 'ios';
  if (!isSecure) return 'insecure';
  if (!hasPush) return 'unsupported';
  return permission === 'denied' ? 'denied' : 'able';
}

class Push {
  #state = $state.raw<PushState | null>(null);
  /** The name the server has for this browser; empty where it takes no notices. */
  #here = $state('');
  can = $state<Can>('unsupported');
  /** Whether the browser asks the reader just now. */
  asks = $state(false);

  get isOn(): boolean {
    return this.#state?.devices.some(({ id }) => id === this.#here) ?? false;
  }
  get others(): PushState['devices'] {
    return this.#state?.devices.filter(({ id }) => id !== this.#here) ?? [];
  }

  /** Look at the browser, and ask the server. */
  async load(): Promise<void> {
    const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
    const permission = hasPush ? Notification.permission : 'default';
    this.can = canShow({ isSecure: isSecureContext, hasPush, isApplePhone: isApplePhone(), isApp: installed.isApp, permission });
    this.#state = await api.push();
    this.#here = await nameOf(await (await registration())?.pushManager.getSubscription());
  }

  /** Ask the browser, then tell the server. False where the browser's push service does not answer. */
  async turnOn(): Promise<boolean> {
    this.asks = true;
    const permission = await Notification.requestPermission();
    this.asks = false;
    await this.load();
    if (permission !== 'granted' || !this.#state) return true;
    const { pushManager } = await navigator.serviceWorker.ready;
    let made: PushSubscription;
    try {
      made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#state.key });
    } catch {
      await (await pushManager.getSubscription())?.unsubscribe(); // it may be one for another key
      return false;
    }
    this.#state = await api.addPush(made.toJSON());
    this.#here = await nameOf(made);
    return true;
  }

  async turnOff(): Promise<void> {
    await this.remove(this.#here);
    await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  }

  async remove(id: string): Promise<void> {
    this.#state = await api.removePush(id);
  }
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** What the server calls a subscription: the SHA-256 of its address. */
async function nameOf(made: PushSubscription | null | undefined): Promise<string> {
  if (!made) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(made.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const push = new Push();
