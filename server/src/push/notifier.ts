// “It is your turn”, to players who are not present. Contains public facts only.
import webPush from 'web-push';
import type { Faults } from '../faults.ts';
import { isBotSeat } from '../matches/seatChanges.ts';
import type { Match, Store, Subscription } from '../store/store.ts';
import { isPushService, type PushKeys } from './pushKeys.ts';

export interface NotifierParts {
  readonly store: Store;
  readonly keys: PushKeys;
  readonly contact: string; // for the push service, in case of trouble
  readonly faults: Faults;
  readonly now: () => number;
  hasPage(match: string, seat: number): boolean;
  send?(subscription: Subscription, payload: string): Promise<Sent>;
}

/** `gone`: the subscription is no longer valid. */
export type Sent = 'sent' | 'gone';

const MINUTE = 60_000;
const MOST_REMEMBERED = 10_000;

/** At most once a minute for a player at a table: a phase with many questions is one turn. */
export function notifierOf(parts: NotifierParts): (match: Match, seats: readonly number[]) => void {
  const { send = sender(parts) } = parts;
  const notifiedAt = new Map<string, number>();
  const isTooSoon = (key: string) => parts.now() - (notifiedAt.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE;

  const notify = async (match: Match, seat: number): Promise<void> => {
    const { person } = match.seats[seat]!;
    const key = `${match.id}:${person}`;
    if (person === undefined || isBotSeat(match.seats[seat]!) || isTooSoon(key)) return;
    if (parts.hasPage(match.id, seat)) return;
    if (notifiedAt.size >= MOST_REMEMBERED) notifiedAt.clear();
    notifiedAt.set(key, parts.now());
    const payload = JSON.stringify({ kind: 'yourTurn', match: match.id, game: match.game, title: match.title });
    for (const subscription of await parts.store.subscriptionsOf(person)) {
      const { endpoint } = subscription;
      const isGone = !isPushService(endpoint) || (await send(subscription, payload)) === 'gone';
      if (isGone) await parts.store.deleteSubscription(endpoint); // or stored before endpoints were checked
    }
  };
  return (match, seats) => {
    for (const seat of seats) {
      notify(match, seat).catch(error =>
        parts.faults.report('A push message could not be sent', { match: match.id }, error),
      );
    }
  };
}

function sender({ keys, contact }: NotifierParts): NonNullable<NotifierParts['send']> {
  const options = { vapidDetails: { subject: contact, ...keys }, TTL: 24 * 60 * 60, timeout: 10_000 };
  return async ({ endpoint, keys: theirs }, payload) => {
    try {
      await webPush.sendNotification({ endpoint, keys: theirs }, payload, options);
      return 'sent';
    } catch (error) {
      if (error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410))
        return 'gone';
      throw error;
    }
  };
}
