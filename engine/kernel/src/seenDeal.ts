// What a player keeps of a deal from before the game. A record comes from the server that dealt: alone it only shows that
// secret, commitment and entropies fit together, and a server that swaps all of them before the deal has such a record too.
import type { FairDeal } from './fairDeal.ts';
import type { RecordedPlayer } from './recordFile.ts';
import type { Seat } from './seats.ts';

export const SEEN_DEAL_FORMAT = 'omerta-seen-deal/1';

export interface SeenDeal {
  readonly match: string;
  readonly commitment: string; // the first that was shown; never overwritten
  readonly changedTo?: string; // another one that was shown later; an honest server never does that
  readonly entropy?: string; // made after the commitment was kept
  readonly seat?: Seat; // that gave it; missing once it was withdrawn, or if unknown
  readonly isReady?: true; // the seat was seen ready with it
  readonly bots?: readonly string[]; // by seat: the name of the bot that sat there before the game, '' for others
}

/** `none`: nothing was kept that could be compared. */
export type SeenFinding = 'right' | 'wrong' | 'none';

export interface SeenFindings {
  readonly shown: SeenFinding; // the commitment
  readonly given: SeenFinding; // the entropy of this player, and that bots gave none
  readonly problems: readonly string[]; // what is wrong, in words
}

/** Fair for this player: both the commitment and the entropy are what was kept. */
export const isCheckedBySeen = ({ shown, given }: Record<'shown' | 'given', string>): boolean =>
  shown === 'right' && given === 'right';

export function compareWithSeen(
  deal: FairDeal,
  seen: SeenDeal | undefined,
  players: readonly RecordedPlayer[] = [],
): SeenFindings {
  if (seen === undefined) return { shown: 'none', given: 'none', problems: [] };
  const shown = shownProblems(deal, seen);
  const given = givenProblems(deal, seen, players);
  return {
    shown: shown.length === 0 ? 'right' : 'wrong',
    given: given.length > 0 ? 'wrong' : isGiven(deal, seen) ? 'right' : 'none',
    problems: [...shown, ...given],
  };
}

function shownProblems({ match, commitment }: FairDeal, seen: SeenDeal): string[] {
  const { changedTo } = seen;
  return [
    ...(match === seen.match ? [] : [`match: what was kept is of ${seen.match}, the record is of ${match}`]),
    ...(commitment === seen.commitment
      ? []
      : [`commitment: shown before the game was ${seen.commitment}, the record has ${commitment}`]),
    ...(changedTo === undefined ? [] : [`commitment: was changed to ${changedTo} after ${seen.commitment} was shown`]),
  ];
}

function givenProblems(deal: FairDeal, seen: SeenDeal, players: readonly RecordedPlayer[]): string[] {
  const { entropy, seat, bots = [] } = seen;
  if (entropy === undefined || seat === undefined) return [];
  const own = deal.entropies[seat] ?? '';
  // A bot may have made room for a player after the device last looked; then the record has another name there.
  const named = botsWithEntropy(deal, seen).filter(
    at => players[at]?.bot !== undefined && players[at].name === bots[at],
  );
  return [
    ...(own === entropy ? [] : [`entropy: given was ${entropy}, the record has ${own === '' ? 'none' : own}`]),
    ...named.map(at => `entropy: the record has one for the bot ${bots[at]}, and bots give none`),
  ];
}

function isGiven(deal: FairDeal, seen: SeenDeal): boolean {
  return seen.entropy !== undefined && seen.seat !== undefined && botsWithEntropy(deal, seen).length === 0;
}

/** With a bot's entropy, chosen after the players gave theirs, a server could try out deals. */
function botsWithEntropy({ entropies }: FairDeal, { bots = [] }: SeenDeal): Seat[] {
  return bots.flatMap((name, seat) => (name !== '' && (entropies[seat] ?? '') !== '' ? [seat] : []));
}
