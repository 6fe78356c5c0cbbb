// Web push: the browser's own service notifies this device that its player is asked.
import { peopleApi } from '../net/peopleApi.ts';

/** Why this device cannot be told; undefined where it can. */
export function whyNoPush(): 'needsHttps' | 'cannot' | 'refused' | undefined {
  if (!isSecureContext) return 'needsHttps';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'cannot';
  return Notification.permission === 'denied' ? 'refused' : undefined;
}

export async function isTold(): Promise<boolean> {
  return (await subscription()) !== undefined;
}

/** The browser asks for leave; without it nothing happens. */
export async function tellHere(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { key } = await peopleApi.pushKey();
  const registration = await navigator.serviceWorker.ready;
  await tell(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** The server forgets all devices with the old password: this one wants to be told as before. */
export async function tellHereStill(): Promise<void> {
  const made = await subscription();
  if (made !== undefined) await tell(made);
}

export async function tellHereNoLonger(): Promise<void> {
  const made = await subscription();
  if (made === undefined) return;
  await made.unsubscribe();
  await peopleApi.tellNoLonger(made.endpoint);
}

async function tell(made: PushSubscription): Promise<void> {
  const { endpoint, keys } = made.toJSON();
  await peopleApi.tellThisDevice({ endpoint, keys });
}

async function subscription(): Promise<PushSubscription | undefined> {
  if (whyNoPush() !== undefined) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}
