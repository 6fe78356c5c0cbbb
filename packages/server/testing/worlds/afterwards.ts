// What happens besides playing: restarts, broken lines, latecomers, bots that take over, and choices that are taken back.
import { mayUndo } from '../../src/matches/progress.ts';
import { comeBack, giveUp, leave } from '../../src/matches/seatLife.ts';
import { person } from '../play/table.ts';
import {
  type Course,
  count,
  demandSame,
  illegalText,
  inBoth,
  isAsked,
  isHalfDone,
  nextStep,
  type Pair,
} from './compare.ts';
import type { Step } from './world.ts';

/** By what has happened before the viewer looks. */
export const AFTERWARDS: Readonly<Record<string, Course>> = {
  'a restart': async (pair, first) => {
    await inBoth(pair, world => world.come(1));
    await inBoth(pair, world => world.restart());
    await inBoth(pair, world => world.come(1));
    demandSame(pair, 'a restart');
    if (!(await playInBoth(pair, first))) return;
    await inBoth(pair, world => world.restart());
    await inBoth(pair, world => world.come(1));
    await lookAround(pair, 'another restart');
  },
  'a reconnection': async (pair, first) => {
    await inBoth(pair, world => world.come(1));
    await inBoth(pair, world => world.go());
    if (!(await playInBoth(pair, first))) return;
    await inBoth(pair, world => world.come(1));
    await lookAround(pair, 'a reconnection');
  },
  'coming late': async (pair, first) => {
    if (!(await playInBoth(pair, first))) return;
    const next = nextStep(pair);
    if (next !== undefined && !(await playInBoth(pair, next))) return;
    await inBoth(pair, world => world.come());
    await lookAround(pair, 'coming late');
  },
  'a takeover': async (pair, { actor, text }) => {
    await inBoth(pair, world => world.come(1));
    if (pair.eyes === actor || !isAsked(pair.worlds[0], actor)) return;
    const seen = await inBoth(pair, async world => {
      world.botText = text;
      await world.live.change(match => leave(match, person(actor).id, world.house.clock.now()));
      return world.botPlays(actor);
    });
    if (seen.includes('revealed') || isHalfDone(pair, actor)) return;
    await inBoth(pair, ({ live }) => live.change(match => comeBack(match, person(actor).id)));
    await lookAround(pair, 'a takeover');
  },
  'a lost seat': async (pair, first) => {
    await inBoth(pair, world => world.come(1));
    const { eyes } = pair;
    if (typeof eyes !== 'number') return;
    if (!(await playInBoth(pair, first))) return;
    demandSame(pair, first.text);
    await inBoth(pair, ({ live }) => live.change(match => giveUp(match, person(eyes).id)));
    await lookAround(pair, 'a lost seat');
  },
  'an undo': async (pair, first) => {
    await inBoth(pair, world => world.come(1));
    if (!(await playInBoth(pair, first))) return;
    const isOpen = await inBoth(
      pair,
      ({ live }) => live.playing !== undefined && mayUndo(live.playing.progress, first.actor),
    );
    if (isOpen.includes(false)) return;
    demandSame(pair, first.text);
    await inBoth(pair, world => world.takeBack(first.actor));
    const next = nextStep(pair);
    if (next !== undefined && !(await playInBoth(pair, next))) return;
    await lookAround(pair, 'an undo');
  },
};

const NAMES = Object.keys(AFTERWARDS);

/** One after the other. */
export const afterwards = (seed: number): Course => AFTERWARDS[NAMES[seed % NAMES.length]!]!;

/** False where something was revealed: from then on the worlds may differ. */
async function playInBoth(pair: Pair, step: Step): Promise<boolean> {
  const seen = await inBoth(pair, world => world.play(step, pair.random));
  return !seen.includes('revealed');
}

async function lookAround(pair: Pair, after: string): Promise<void> {
  const illegal = illegalText(pair);
  await inBoth(pair, world => world.askTooMuch(illegal));
  demandSame(pair, after);
  count(pair.counts, `after ${after}`);
}
