import { randomBytes } from 'node:crypto';
import type { Match } from '../store/store.ts';
import { addBot, type ChangeResult, changed, type Participant, setReady, sit, start } from './lobby.ts';

/**
 * Starts with bots of this level on all other seats. The entropy is the player's share of the deal, or random. The player
 * gives it without having seen the commitment, so the deal is marked: nothing keeps the server from choosing it.
 */
export function startWithBots(
  match: Match,
  host: Participant,
  level: string,
  now: number,
  entropy = newEntropy(),
): ChangeResult {
  const seated = seatBots(match, host, level);
  const ready = seated.ok ? setReady(seated.match, host.id, entropy) : seated;
  const begun = ready.ok ? start(ready.match, host.id, now) : ready;
  return begun.ok ? changed({ ...begun.match, fairDeal: { ...begun.match.fairDeal, atOnce: true } }) : begun;
}

/** Bots of this level take all free seats. */
export function seatBots(match: Match, host: Participant, level: string): ChangeResult {
  const free = match.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  return free.reduce<ChangeResult>(
    (table, seat) => (table.ok ? addBot(table.match, host.id, seat, level) : table),
    changed(match),
  );
}

/** Moves the host to this seat. */
export function seatHost(match: Match, host: Participant, seat: number): ChangeResult {
  return match.seats[seat]?.person === host.id ? changed(match) : sit(match, host, seat);
}

function newEntropy(): string {
  return randomBytes(16).toString('hex');
}
