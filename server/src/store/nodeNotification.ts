// What nodes on one database tell each other. It is heard soon or never, so nothing hangs on it that must not be missed.

export type Ring =
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

export function changed(match: string): Ring {
  return { kind: 'changed', match };
}

/** A change is the bare id, as the first release wrote it; whatever else is told names its kind. */
export function writeRing(ring: Ring): string {
  return ring.kind === 'changed' ? ring.match : JSON.stringify(ring);
}

/** Undefined is what a newer release tells: nobody here knows what it means, and nothing hangs on it. */
export function readRing(text: string): Ring | undefined {
  if (!text.startsWith('{')) return changed(text);
  const ring = JSON.parse(text) as Ring; // only nodes of ours write here
  return Object.hasOwn(KINDS, ring.kind) ? ring : undefined;
}

const KINDS: { readonly [kind in Ring['kind']]: true } = {
  changed: true,
  opened: true,
  present: true,
  draft: true,
  time: true,
  sessionEnded: true,
  sessionsEnded: true,
};
