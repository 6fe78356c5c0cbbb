// The page's side of the service worker: it is registered where that is allowed, and a new version waits to be let in.

import { settings } from '@omerta/table/settings/settings.ts';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { createStore } from 'zustand/vanilla';
import { reloadWithVersion } from './reloadWithVersion.ts';
import { midMove } from './table/midMove.ts';

/** The version that waits; undefined while this is the newest. */
export const newVersion = createStore<{ readonly waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

const HOURLY = 60 * 60 * 1000; // milliseconds

export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return; // plain http has none
  reloadWithVersion({ container: navigator.serviceWorker, midMove, reload: () => location.reload() });
  const scope = new URL('./', document.baseURI).href;
  const registration = await navigator.serviceWorker.register(new URL('serviceWorker.js', scope), { scope });
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      newVersion.setState({ waiting: registration.waiting });
    }
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  setInterval(() => void registration.update().catch(() => undefined), HOURLY); // without a line there is nothing new
  await leaveWords();
  settings.subscribe((now, before) => {
    if (now.language !== before.language) void leaveWords();
  });
}

/** Lets the new version in; every page of the server begins anew with it. */
export const letIn = (waiting: ServiceWorker): void => waiting.postMessage('takeOver');

/** What is said when no page is open is said in the language of the last one. */
async function leaveWords(): Promise<void> {
  const words = await tableWords.load(settings.getState().language);
  const said = { yourTurn: words['notify.yourTurn'], body: words['notify.body'] };
  const shelf = await caches.open('omerta-words');
  await shelf.put(new URL('omerta-words', document.baseURI), new Response(JSON.stringify(said)));
}
