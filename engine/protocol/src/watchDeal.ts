// How a player's device keeps what it sees of a deal, from one table to the next. Pure: the device stores the result.
import type { Seat, SeenDeal } from '@omerta/kernel';
import type { TableInfo } from './tables.ts';

/** After a table of the stream that keeps this device up to date. Returns `seen` itself if nothing changed. */
export function watchDeal(seen: SeenDeal | undefined, info: TableInfo): SeenDeal | undefined {
  const kept = watchCommitment(seen, info);
  return kept === undefined || info.stage !== 'lobby' ? kept : withParts(kept, info);
}

/**
 * After any table, also the answer to a request: that may overtake the stream, so it tells nothing about who is ready.
 * Undefined if there is nothing to keep.
 */
export function watchCommitment(seen: SeenDeal | undefined, info: TableInfo): SeenDeal | undefined {
  const { match, commitment } = info;
  if (info.playedOn !== undefined) return seen;
  if (seen === undefined) return isPlayerOf(info) ? { match, commitment } : undefined;
  return seen.changedTo !== undefined || commitment === seen.commitment ? seen : { ...seen, changedTo: commitment };
}

/** Before the entropy is sent. The commitment of `seen` was shown, and stored, before the entropy was made. */
export function givingEntropy({ isReady: _, ...seen }: SeenDeal, info: TableInfo, entropy: string): SeenDeal {
  return { ...seen, entropy, ...partsIn(info) };
}

function isPlayerOf({ you, stage }: TableInfo): boolean {
  return you.viewer !== 'spectator' && (stage === 'lobby' || stage === 'playing');
}

/** Once its seat was ready, the entropy is withdrawn when it is not any longer. Bots come and go. */
function withParts(seen: SeenDeal, info: TableInfo): SeenDeal {
  const { seat, isReady, bots, ...withdrawn } = seen;
  if (seat === undefined) return seen;
  if (info.you.viewer !== seat || info.seats[seat]?.ready !== true) return isReady === true ? withdrawn : seen;
  const parts = partsIn(info);
  return isReady === true && parts.bots.join() === bots?.join() ? seen : { ...seen, ...parts, isReady: true };
}

function partsIn({ you, seats }: TableInfo): { readonly seat?: Seat; readonly bots: readonly string[] } {
  const bots = seats.map(({ kind, name }) => (kind === 'bot' ? name : ''));
  return { ...(you.viewer === 'spectator' ? {} : { seat: you.viewer }), bots };
}
