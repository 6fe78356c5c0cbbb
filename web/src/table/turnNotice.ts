// The browser's own message that the table waits. Phones show it only through the service worker.

export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly match: string;
}

/** What of a browser it needs, where the browser has it. */
export interface NoticeParts {
  readonly registration: () => Promise<ServiceWorkerRegistration | undefined>;
  readonly Notification: typeof Notification | undefined;
}

/** Shows it where it may; ends with what is returned. A browser that shows none is no fault of the table. */
export function showTurn({ title, body, match }: Notice, parts: NoticeParts = browserParts()): () => void {
  const { Notification: Message } = parts;
  if (Message?.permission !== 'granted') return () => {};
  let isOver = false;
  let close = () => {};
  const show = async () => {
    const registration = await parts.registration();
    if (isOver) return;
    if (registration === undefined) {
      const message = new Message(title, { body, tag: match });
      message.onclick = () => window.focus();
      close = () => message.close();
      return;
    }
    await registration.showNotification(title, { body, tag: match }); // a click is the service worker's
    close = () => void closeAll(registration, match);
    if (isOver) close();
  };
  show().catch(() => undefined);
  return () => {
    isOver = true;
    close();
  };
}

async function closeAll(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const message of await registration.getNotifications({ tag })) message.close();
}

const browserParts = (): NoticeParts => ({
  registration: async () => navigator.serviceWorker?.getRegistration(), // plain http has none
  Notification: globalThis.Notification,
});
