// What a player saw of a deal before the game, as the options of `verify` name it.
import { compareWithSeen, type FairDeal, isCheckedBySeen, type SeenDeal, seatName } from '@omerta/kernel';
import { readSeenDeal } from '@omerta/kernel/records';
import { Mistake } from '../mistake.ts';
import { readJson } from './readFile.ts';
import type { RecordFile } from './recordFile.ts';

export interface SeenOptions {
  readonly commitment?: string;
  readonly entropy?: string;
  readonly seen?: string; // a file that a page saved
}

/** Hex digits of the command line are checked as those of a file are. A match or commitment that is not named fits any. */
export function seenIn({ commitment, entropy, seen }: SeenOptions): Partial<SeenDeal> | undefined {
  if (seen === undefined) {
    mustHave('--commitment', commitment, 64);
    mustHave('--entropy', entropy, 32);
    if (commitment === undefined && entropy === undefined) return undefined;
    return { ...(commitment === undefined ? {} : { commitment }), ...(entropy === undefined ? {} : { entropy }) };
  }
  if (commitment !== undefined || entropy !== undefined)
    throw new Mistake('--seen names commitment and entropy already');
  const read = readSeenDeal(readJson(seen));
  if (!read.ok) throw new Mistake(`${seen}: not what a player saw: ${read.problems[0]}`);
  return read.seen;
}

/** The seat whose entropy is the player's own; undefined if not all that matters was seen. Throws at what differs. */
export function fairSeat(
  where: string,
  deal: FairDeal,
  seen: Partial<SeenDeal> | undefined,
  players: RecordFile['players'],
): string | undefined {
  if (seen === undefined) return undefined;
  const { match, commitment } = deal;
  const whole = { match, commitment, ...withSeat(where, deal, seen) };
  const findings = compareWithSeen(deal, whole, players);
  const [problem] = findings.problems;
  if (problem !== undefined) throw notFair(where, problem);
  if (seen.commitment === undefined || whole.seat === undefined || !isCheckedBySeen(findings)) return undefined;
  return seatName(whole.seat);
}

export const notFair = (where: string, problem: string): Mistake =>
  new Mistake(`${where}: the deal was not fair: ${problem}`);

/** The command line names no seat: it prints the one it finds. */
function withSeat(where: string, { entropies }: FairDeal, seen: Partial<SeenDeal>): Partial<SeenDeal> {
  const { entropy } = seen;
  if (entropy === undefined || seen.match !== undefined) return seen;
  const seat = entropies.indexOf(entropy);
  if (seat < 0) throw notFair(where, `entropy: no seat of the record has ${entropy}`);
  return { ...seen, seat };
}

function mustHave(option: string, text: string | undefined, digits: number): void {
  if (text === undefined || (text.length === digits && /^[0-9a-f]*$/.test(text))) return;
  throw new Mistake(`${option} must be ${digits} hex digits in lower case`);
}
