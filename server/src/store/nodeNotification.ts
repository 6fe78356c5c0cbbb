// What nodes on one database notify each other of. Delivery is not guaranteed: nothing may depend on it.

export type NodeNotification =
  | { readonly kind: 'changed'; readonly match: string } // rows, table or chat: read them
  | { readonly kind: 'opened'; readonly match: string } // a node has loaded it: report your presence and drafts
  | { readonly kind: 'present'; readonly node: string; readonly tables: readonly PresentAt[] }
  | {
      readonly kind: 'draft';
      readonly match: string;
      readonly seat: number;
      readonly decision: number;
      readonly text?: string; // missing: withdrawn
    }
  | { readonly kind: 'time'; readonly now: number } // of the server clock
  | { readonly kind: 'sessionEnded'; readonly session: string }
  | { readonly kind: 'sessionsEnded'; readonly person: string };

/** The seats whose players are present at one node, and since when. */
export interface PresentAt {
  readonly match: string;
  readonly seats: readonly (readonly [seat: number, since: number])[];
}

export function matchChanged(match: string): NodeNotification {
  return { kind: 'changed', match };
}

/** `changed` is the bare id, as the first release wrote it; the others are JSON. */
export function writeNotification(notification: NodeNotification): string {
  return notification.kind === 'changed' ? notification.match : JSON.stringify(notification);
}

/** Undefined: a kind that only newer releases know, and which may be ignored. */
export function readNotification(text: string): NodeNotification | undefined {
  if (!text.startsWith('{')) return matchChanged(text);
  const notification = JSON.parse(text) as NodeNotification; // only our nodes write here
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
