import type { Side } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { useAtTable } from '../show/atTable.ts';
import type { WarOutcome, WarTurf } from '../show/warStory.ts';

export interface WarWords {
  sideName(seat: Side['seat']): string;
  /** In a few words, for the ledger. */
  resultOf(outcome: WarOutcome): string;
  titleOf(turf: WarTurf): string;
  /** "Pizzino 2, neutrals 2, you 1". */
  countOf(turf: WarTurf): string;
  whyOf(outcome: WarOutcome): string;
}

export function useWarWords(): WarWords {
  const { say, names, seat } = useAtTable();
  const family = (who: Seat) => (who === seat ? say('you') : names.family(who));
  const sideName = (who: Side['seat']) => (who === 'neutral' ? say('war.neutrals') : family(who));
  const keeperOf = (keeper: Seat | undefined) =>
    keeper === undefined ? say('war.noKeeper') : say('war.keeper', { family: names.family(keeper) });
  return {
    sideName,
    resultOf: outcome =>
      outcome.kind === 'won'
        ? say('war.takes', { who: outcome.seat === seat ? 'you' : 'other', count: outcome.markers })
        : say(`war.short.${outcome.kind}`, {
            keeper: outcome.keeper === undefined ? 'none' : 'some',
            family: outcome.keeper === undefined ? '' : names.family(outcome.keeper),
          }),
    titleOf: ({ turf, outcome }) => {
      if (outcome === undefined) return names.turf(turf);
      return outcome.kind === 'won'
        ? say('war.won', { turf: names.turf(turf), family: names.family(outcome.seat) })
        : say('war.notWon', { turf: names.turf(turf) });
    },
    countOf: ({ sides }) => sides.map(side => `${sideName(side.seat)} ${side.figures.length}`).join(', '),
    whyOf: outcome =>
      outcome.kind === 'won'
        ? say('war.why.won', { count: outcome.markers })
        : `${say(`war.why.${outcome.kind}`)} ${keeperOf(outcome.keeper)}`,
  };
}
