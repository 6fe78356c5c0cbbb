// What nodes on one database tell each other. It is heard soon or never, so nothing hangs on it that must not be missed.

export type NodeNotification =
  | { readonly kind: 'changed'; readonly match: string } // rows, table or chat: read them
  | { readonly kind: 'opened'; readonly match: string } // a node has it in memory now: tell what you know of it
  | { readonly kind: 'present'; readonly node: string; readonly tables: readonly PresentAt[] }
  | {
      readonly kind: 'draft';
      readonly match: string;
      readonly seat: number;
      readonly decision: number;
      readonly text?: string; // missing: taken back
    }
  | { readonly kind: 'time'; readonly now: number } // of the house
  | { readonly kind: 'sessionEnded'; readonly session: string }
  | { readonly kind: 'sessionsEnded'; readonly person: string };

/** The seats whose players look on at one node, and since when. */
export interface PresentAt {
  readonly match: string;
  readonly seats: readonly (readonly [seat: number, since: number])[];
}

export function matchChanged(match: string): NodeNotification {
  return { kind: 'changed', match };
}

/** A change is the bare id, as the first release wrote it; whatever else is told names its kind. */
export function writeNotification(notification: NodeNotification): string {
  return notification.kind === 'changed' ? notification.match : JSON.stringify(notification);
}

/** Undefined is what a newer release tells: nobody here knows what it means, and nothing hangs on it. */
export function readNotification(text: string): NodeNotification | undefined {
  if (!text.startsWith('{')) return matchChanged(text);
  const notification = JSON.parse(text) as NodeNotification; // only nodes of ours write here
  return Object.hasOwn(KINDS, notification.kind) ? notification : undefined;
}

const KINDS: { readonly [kind in NodeNotification['kind']]: true } = {
  changed: true,
  opened: true,
  present: true,
  draft: true,
  time: true,
  sessionEnded: true,
  sessionsEnded: true,
};
