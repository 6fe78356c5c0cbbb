import { next32, type Random } from '@omerta/kernel';
import { frameFor, take } from '@omerta/match';
import { oneByOne, type Planted, plantedIn, type Suite } from '@omerta/testing';
import type { AnyRules } from '../../src/games.ts';
import { ALL_TABLES } from '../games.ts';
import { type Parts, playWithUndos } from '../worlds/playWithUndos.ts';

const USUAL: Parts = { rules: rules => rules, take, frameFor };

interface Drawers {
  readonly secret: { readonly random: Random };
}

export const neverTakenBack: Suite = {
  id: 'S5',
  promise: 'hidden',
  shows:
    'Choices, time-outs, undos and lost connections in any order: no reveal, no draw and no choice of another is ever undone',
  unit: 'sequences',
  trials: { long: 4_800, night: 100_000 },
  share: 1_200,
  run: oneByOne(seed => playWithUndos(ALL_TABLES, seed, USUAL)),
  planted: [
    planted('an undo across a reveal', {
      ...USUAL,
      rules: withoutReveals,
    }),
    planted('an undo across a draw', {
      ...USUAL,
      rules: rules => ({
        ...rules,
        chanceUsed: () => 0,
        play(state, seat, choice, events) {
          rules.play(state, seat, choice, events);
          next32((state as Drawers).secret.random); // in our games random draws always show at once; here they do not
        },
      }),
    }),
    planted('an undo of what others have answered since', {
      ...USUAL,
      rules: rules => ({ ...rules, waitingFor: state => lowest(rules.waitingFor(state)) }),
    }),
    planted('a time-out that counts as a choice', {
      ...USUAL,
      take(progress, row) {
        const pretended = take(progress, { ...row, by: 'player' });
        return pretended.ok ? pretended : take(progress, row);
      },
    }),
    planted('a frame that undoes one event too many', {
      ...USUAL,
      frameFor: (...given) => {
        const frame = frameFor(...given);
        return frame.undone > 0 ? { ...frame, undone: frame.undone + 1 } : frame;
      },
    }),
  ],
};

function planted(name: string, parts: Parts): Planted {
  return plantedIn(name, 5_000, seed => playWithUndos(ALL_TABLES, seed, parts));
}

function withoutReveals(rules: AnyRules): AnyRules {
  return { ...rules, isRevealing: (event, viewer) => viewer !== undefined && rules.isRevealing(event, viewer) };
}

/** As if seats were asked one after another. */
function lowest(seats: number): number {
  return seats & -seats;
}
