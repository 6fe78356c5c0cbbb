import { expect, test } from 'vitest';
import { type NoticeParts, showTurn } from './turnNotice.ts';

const NOTICE = { title: 'Your turn', body: 'The table waits', match: 'm1' };

/** A browser that writes down what it shows and closes. */
function browser(how: { readonly isPhone?: boolean; readonly hasWorker?: boolean }) {
  const told: string[] = [];
  const open = (title: string, tag: string) => {
    told.push(`${title} ${tag}`);
    return { close: () => told.push('closed') };
  };
  class Message {
    static permission = 'granted';
    close: () => void;
    constructor(title: string, { tag }: { readonly tag: string }) {
      if (how.isPhone === true) throw new TypeError('Illegal constructor');
      this.close = open(title, tag).close;
    }
  }
  const shown: { close(): void }[] = [];
  const registration = {
    showNotification: async (title: string, { tag }: { readonly tag: string }) => void shown.push(open(title, tag)),
    getNotifications: async () => shown,
  };
  const parts = {
    registration: async () => (how.hasWorker === true ? registration : undefined),
    Notification: Message,
  } as unknown as NoticeParts; // all that is used
  return { parts, told };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('a phone shows the notice through the service worker', async () => {
  const { parts, told } = browser({ isPhone: true, hasWorker: true });
  const close = showTurn(NOTICE, parts);
  await settled();
  close();
  await settled();
  expect(told).toEqual(['Your turn m1', 'closed']);
});

test('a phone without a service worker shows nothing, and nothing breaks', async () => {
  const { parts, told } = browser({ isPhone: true });
  const close = showTurn(NOTICE, parts);
  await settled();
  close();
  expect(told).toEqual([]);
});

test('without a service worker the page shows it itself', async () => {
  const { parts, told } = browser({});
  const close = showTurn(NOTICE, parts);
  await settled();
  close();
  expect(told).toEqual(['Your turn m1', 'closed']);
});

test('a turn that is over before the notice is shown shows none', async () => {
  const { parts, told } = browser({});
  showTurn(NOTICE, parts)();
  await settled();
  expect(told).toEqual([]);
});
