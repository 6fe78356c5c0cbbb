import { fingerprint } from '@omerta/kernel';
import type { Pack } from './pack.ts';

/** Fields that describe an entry but never change play. */
const TALK = new Set([
  ...['provenance', 'fieldProvenance', 'confidence', 'sources', 'note', 'setupNote', 'firstPlayer', 'actMarker'],
  ...['name', 'nameDE', 'label', 'text', 'theme', 'estAbilityValue', 'don', 'consigliere', 'heir'],
]);

/** Identifies how a pack plays: state, view and record carry it instead of the pack. */
export function packHash(pack: Pack): string {
  const { id: _id, meta: _meta, ...play } = pack;
  return fingerprint(withoutTalk(play)).slice(0, 16);
}

function withoutTalk(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutTalk);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([field]) => !TALK.has(field))
      .map(([field, value]) => [field, withoutTalk(value)]),
  );
}
