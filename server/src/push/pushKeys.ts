import webPush from 'web-push';
import type { Store } from '../store/store.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once and kept: browsers subscribe to them, whichever node answers. */
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
 * The services browsers use. We send nothing to any other address: nobody makes us knock at doors in our own house.
 * Only an address in its normal form, as browsers give it: whoever sends may read any other form differently.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { href, hostname } = new URL(endpoint);
  const isPlain = href === endpoint && endpoint.startsWith(`https://${hostname}/`);
  return isPlain && SERVICES.some(each => each.test(hostname));
}
