import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';

export type MyResult =
  | { readonly kind: 'hit'; readonly count: number }
  | { readonly kind: 'out' | 'ducked' | 'unhurt' };

/** What a volley came to for one player; undefined before the shots of this round. */
export function myResult(round: readonly SeenEvent[], seat: Seat): MyResult | undefined {
  if (!round.some(({ kind }) => kind === 'shotsFired')) return undefined;
  if (round.some(event => event.kind === 'eliminated' && event.seat === seat)) return { kind: 'out' };
  const hit = round.find(event => event.kind === 'wounded' && event.seat === seat);
  if (hit?.kind === 'wounded') return { kind: 'hit', count: hit.hits };
  const courage = round.findLast(event => event.kind === 'courageRevealed');
  const hasDucked = courage?.kind === 'courageRevealed' && courage.ducked.includes(seat);
  return { kind: hasDucked ? 'ducked' : 'unhurt' };
}
