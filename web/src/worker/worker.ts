/**
 * The service worker. Pages always come from the network; without one the shell says so. What the server answers
 * to questions (`/api`) never passes through here.
 */
export {};
declare const self: ServiceWorkerGlobalScope;
/** What the shell is made of; the build writes it (vite.config.ts). */
declare const SHELL: { version: string; files: string[] };

const CACHE = `shell-${SHELL.version}`;
const PAGE = '/';
/** What the server sends of a turn (notices.py). */
interface Notice {
  title: string;
  body: string;
  tag: string;
  url: string;
  number: number;
  waiting: number;
  language: string;
}

/** Addresses below which there are no pages. */
const NO_PAGES = /^\/(api|schema|games|health|metrics)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(event.request));
  else if (mode === 'navigate' && !NO_PAGES.test(pathname)) event.respondWith(page(event));
});
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { url?: string } | null)?.url ?? PAGE));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event as PushSubscriptionChangeEvent)));

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...SHELL.files.map((name) => `/${name}`)]);
  await self.skipWaiting(); // pages come from the network anyway: nothing old waits for this one
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell-') && name !== CACHE) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A file of the build: its name changes whenever what is in it does. */
async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A page from the network; where there is none, the shell, told that it is offline. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch {
    const kept = await caches.match(PAGE);
    if (!kept) return Response.error();
    const text = (await kept.text()).replace('<html', '<html data-offline');
    return new Response(text, { headers: kept.headers });
  }
}

/** Show a notice; a later one of the same table takes its place, and is heard only when it is of another turn. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, url, number, waiting, language } = data?.json() as Notice;
  const [shown] = await self.registration.getNotifications({ tag });
  const isNew = (shown?.data as { number?: number } | undefined)?.number !== number;
  const look = { icon: '/icons/192.png', badge: '/icons/badge-96.png' };
  await self.registration.showNotification(title, { body, tag, lang: language, data: { url, number }, renotify: isNew, silent: !isNew, ...look } as NotificationOptions);
  await (self.navigator as { setAppBadge?: (count: number) => Promise<void> }).setAppBadge?.(waiting);
}

/** Go to where an address is open already, or open it. Only our own pages are. */
async function open(address: string): Promise<void> {
  const url = new URL(address, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** The browser has another push service for us: the server is told, as whoever this browser is. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const made = newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  await fetch('/api/me/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(made) });
}
