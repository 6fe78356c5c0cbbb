// What happens besides playing: restarts, lost connections, late viewers, takeovers by bots, lost seats and undos.
import { factsOf, has, type Seat, undoable } from '@omerta/kernel';
import type { SomeEvent } from '@omerta/match';
import type { AnyRules } from '../../src/games.ts';
import { comeBack, giveUp } from '../../src/matches/seatChanges.ts';
import { person } from '../play/table.ts';
import {
  answerInBoth,
  botsAnswer,
  type Course,
  count,
  describeAnswers,
  expectSame,
  illegalText,
  inBoth,
  nextAnswers,
  type Pair,
} from './compare.ts';

/** By what happens before the viewer looks. */
const AFTERWARDS: Readonly<Record<string, Course>> = {
  'a restart': {
    async run(pair, first) {
      await inBoth(pair, world => world.connect(1));
      await inBoth(pair, world => world.restart());
      await inBoth(pair, world => world.connect(1));
      expectSame(pair, 'a restart');
      await answerInBoth(pair, first);
      await inBoth(pair, world => world.restart());
      await inBoth(pair, world => world.connect(1));
      return lookAround(pair, 'another restart');
    },
  },
  'a reconnection': {
    async run(pair, first) {
      await inBoth(pair, world => world.connect(1));
      await inBoth(pair, world => world.disconnect());
      await answerInBoth(pair, first);
      await inBoth(pair, world => world.connect(1));
      return lookAround(pair, 'a reconnection');
    },
  },
  'joining late': {
    async run(pair, first) {
      await answerInBoth(pair, first);
      const next = nextAnswers(pair);
      if (next !== undefined) await answerInBoth(pair, next);
      await inBoth(pair, world => world.connect());
      return lookAround(pair, 'joining late');
    },
  },
  'a takeover': {
    inOneStep: true,
    fits: ({ rules, observer, states, answers: { actor } }) =>
      observer !== actor && has(rules.waitingFor(states[0]), actor),
    async run(pair, first) {
      await inBoth(pair, world => world.connect(1));
      await botsAnswer(pair, first);
      await inBoth(pair, ({ live }) => live.change(match => comeBack(match, person(first.actor).id)));
      return lookAround(pair, 'a takeover');
    },
  },
  'a lost seat': {
    fits: ({ observer }) => typeof observer === 'number',
    async run(pair, first) {
      await inBoth(pair, world => world.connect(1));
      await answerInBoth(pair, first);
      expectSame(pair, describeAnswers(first));
      await inBoth(pair, ({ live }) => live.change(match => giveUp(match, person(Number(pair.observer)).id)));
      return lookAround(pair, 'a lost seat');
    },
  },
  'an undo': {
    fits: ({ rules, states, answers: { actor, texts } }) =>
      states.every((state, at) => mayUndo(rules, state, actor, texts[at]!)),
    async run(pair, first) {
      await inBoth(pair, world => world.connect(1));
      await answerInBoth(pair, first);
      expectSame(pair, describeAnswers(first));
      await inBoth(pair, world => world.undoChoice(first.actor));
      const next = nextAnswers(pair);
      if (next !== undefined) await answerInBoth(pair, next);
      return lookAround(pair, 'an undo');
    },
  },
};

const NAMES = Object.keys(AFTERWARDS);

/** One after another, by seed. */
export const afterwards = (seed: number): Course => AFTERWARDS[NAMES[seed % NAMES.length]!]!;

function mayUndo(rules: AnyRules, begin: unknown, seat: Seat, texts: readonly string[]): boolean {
  let state = begin;
  const facts = texts.map(text => {
    const before = state;
    const events: SomeEvent[] = [];
    state = rules.clone(before);
    rules.play(state, seat, rules.readChoice(text)!, events);
    return factsOf(rules, before, state, events, { seat, by: 'player' });
  });
  return undoable(facts, seat) > 0;
}

async function lookAround(pair: Pair, after: string): Promise<true> {
  const illegal = illegalText(pair);
  await inBoth(pair, world => world.sendRefusedRequests(illegal));
  expectSame(pair, after);
  count(pair.counts, `after ${after}`);
  return true;
}
