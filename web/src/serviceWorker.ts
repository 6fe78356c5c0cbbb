// Keeps the client on the device, so that it opens without a network, and says whose turn it is when no page is open.
export {}; // a module, so that its names are its own

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Kept[] };

/** A file of the client. Those without a revision have one in their name. */
interface Kept {
  readonly url: string;
  readonly revision: string | null;
}

const FILES = self.__WB_MANIFEST;
const PREFIX = 'omerta-files-';
const SHELF = PREFIX + fingerprintOf(FILES);
const PAGE = 'index.html';
const ACCEPTED = 'text/html, */*';
const WORDS = 'omerta-words';
/** Kept from when it is first wanted. */
const HEARD_FIRST = /\.mp3$/;
/** What only the server can answer. */
const OF_THE_SERVER = /^(api|socket\.io|docs)\/|^(health|ready|metrics|openapi\.json|docs)$/;

self.addEventListener('install', event => event.waitUntil(fill()));
self.addEventListener('activate', event => event.waitUntil(clearOthers()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', event => {
  const file = fileFor(event.request);
  if (file !== undefined) event.respondWith(fromShelf(file, event.request));
});
self.addEventListener('push', event => event.waitUntil(tell(event.data?.json())));
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(openTable(String(event.notification.tag)));
});

/** What has not changed since the last version is not fetched again; sounds only once they were heard. */
async function fill(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await Promise.all(
    FILES.map(async ({ url, revision }) => {
      const known = revision === null ? await caches.match(addressOf(url)) : undefined;
      if (known === undefined && HEARD_FIRST.test(url)) return;
      const file = known ?? (await fetch(sourceOf(url), { cache: 'reload', headers: { accept: ACCEPTED } }));
      if (!file.ok) throw new Error(`${url} cannot be kept: ${file.status}`);
      await shelf.put(addressOf(url), file);
    }),
  );
}

/** The server writes its address into the page, so the page is asked for as browsers ask for it. */
function sourceOf(url: string): string {
  return addressOf(url === PAGE ? '' : url);
}

async function clearOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== SHELF).map(name => caches.delete(name)));
  await self.clients.claim();
}

/** The kept file that answers a request; undefined where the server is to be asked. */
function fileFor({ method, url, mode }: Request): string | undefined {
  const { scope } = self.registration;
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  if (OF_THE_SERVER.test(path)) return undefined;
  if (mode === 'navigate') return addressOf(PAGE); // one page for every address of its own
  const address = addressOf(path);
  return FILES.some(file => addressOf(file.url) === address) ? address : undefined;
}

async function fromShelf(file: string, request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(file);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && HEARD_FIRST.test(file)) await shelf.put(file, fetched.clone());
  return fetched;
}

/** A page has left the words in its reader's language. */
async function tell(said: { readonly match?: string; readonly title?: string } | undefined): Promise<void> {
  const words = await (await caches.match(addressOf(WORDS)))?.json();
  const title: string = words?.yourTurn ?? 'Omertà';
  const body: string = said?.title ?? words?.body ?? '';
  await self.registration.showNotification(title, { body, tag: said?.match ?? '', icon: addressOf('icon.svg') });
}

async function openTable(match: string): Promise<void> {
  const address = addressOf(match === '' ? '' : `t/${match}`);
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url.startsWith(address));
  await (page === undefined ? self.clients.openWindow(address) : page.focus());
}

function addressOf(path: string): string {
  return new URL(path, self.registration.scope).href;
}

/** Differs when any file does. */
function fingerprintOf(files: readonly Kept[]): string {
  let hash = 5381;
  for (const { url, revision } of files) {
    for (const letter of `${url} ${revision ?? ''}\n`) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  }
  return hash.toString(36);
}
