// How a player's device keeps what it sees of a deal, from one table to the next. Pure: the device stores the result.
import type { Seat, SeenDeal } from '@omerta/kernel';
import type { TableInfo } from './tables.ts';

/** What is kept after seeing the table; undefined if there is nothing to keep. Returns `seen` itself if nothing changed. */
export function watchDeal(seen: SeenDeal | undefined, info: TableInfo): SeenDeal | undefined {
  if (info.playedOn !== undefined) return seen;
  if (seen === undefined) return isPlayerOf(info) ? { match: info.match, commitment: info.commitment } : undefined;
  return withParts(withCommitment(seen, info), info);
}

/** Before the entropy is sent. The commitment of `seen` was shown, and stored, before the entropy was made. */
export function givingEntropy(seen: SeenDeal, info: TableInfo, entropy: string): SeenDeal {
  return { ...seen, entropy, ...partsIn(info) };
}

function isPlayerOf({ you, stage }: TableInfo): boolean {
  return you.viewer !== 'spectator' && (stage === 'lobby' || stage === 'playing');
}

function withCommitment(seen: SeenDeal, { commitment }: TableInfo): SeenDeal {
  if (seen.changedTo !== undefined || commitment === seen.commitment) return seen;
  return { ...seen, changedTo: commitment };
}

/** In the lobby the entropy is withdrawn when its seat is no longer ready, and bots come and go. */
function withParts(seen: SeenDeal, info: TableInfo): SeenDeal {
  if (info.stage !== 'lobby' || seen.seat === undefined) return seen;
  const { viewer } = info.you;
  if (viewer !== seen.seat || info.seats[viewer]?.ready !== true) {
    const { seat: _seat, bots: _bots, ...withdrawn } = seen;
    return withdrawn;
  }
  const parts = partsIn(info);
  return parts.bots.join() === seen.bots?.join() ? seen : { ...seen, ...parts };
}

function partsIn({ you, seats }: TableInfo): { readonly seat?: Seat; readonly bots: readonly string[] } {
  const bots = seats.map(({ kind, name }) => (kind === 'bot' ? name : ''));
  return { ...(you.viewer === 'spectator' ? {} : { seat: you.viewer }), bots };
}
