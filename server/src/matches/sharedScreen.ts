// The shared screen: a tablet or television in the middle of the table. Its link shows what a spectator may see.
import { timingSafeEqual } from 'node:crypto';
import type { Match } from '../store/store.ts';
import { type ChangeResult, changed, type LobbyRefusal, refused, seatOf } from './lobby.ts';

/** Any player may open it. There is one link, which stays the same until the screen is closed. */
export function openScreen(match: Match, person: string, newKey: string): ChangeResult {
  const refusal = notAtTable(match, person);
  if (refusal !== undefined) return refused(refusal);
  return changed(match.screen === undefined ? { ...match, screen: newKey } : match);
}

/** The link stops working. */
export function closeScreen(match: Match, person: string): ChangeResult {
  const refusal = notAtTable(match, person);
  if (refusal !== undefined) return refused(refusal);
  const { screen, ...rest } = match;
  return changed(screen === undefined ? match : rest);
}

export function isScreenOf({ screen }: Match, key: string): boolean {
  if (screen === undefined) return false;
  const [wanted, shown] = [Buffer.from(screen), Buffer.from(key)];
  return wanted.length === shown.length && timingSafeEqual(wanted, shown);
}

function notAtTable(match: Match, person: string): LobbyRefusal | undefined {
  return match.host === person || seatOf(match, person) !== undefined ? undefined : 'notSeated';
}
