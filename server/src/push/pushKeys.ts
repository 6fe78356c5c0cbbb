import webPush from 'web-push';
import type { Store } from '../store/store.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Generated once and stored: browsers subscribe with them at any node. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  return JSON.parse(await store.getOrCreateSecret('push', JSON.stringify(webPush.generateVAPIDKeys())));
}

const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(updates|web)\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/**
 * The services browsers use. Nothing is sent to any other address, so a subscription cannot make us call hosts in our
 * own network. Only normalised URLs: the library that sends may parse any other form differently.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, hostname } = new URL(endpoint);
  const isPlain = href === endpoint && endpoint.startsWith(`https://${hostname}/`);
  return isPlain && SERVICES.some(each => each.test(hostname));
}
