// A change of aim that arrives when its question is over is no answer to the Godfather's order (docs/decisions/0019).
import type { Seat } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import type { Answered, TableListener } from '@omerta/table/table/source.ts';
import { expect, test } from 'vitest';
import { wholeGame } from '../games/wholeGames.ts';
import { localHost } from './localHost.ts';
import { memoryGames } from './memoryGames.ts';

/** One device that four people pass around. */
interface Device {
  questionOf(seat: Seat): Promise<Question | undefined>;
  answer(seat: Seat, decision: number, text: string): Promise<Answered>;
}

async function device(): Promise<Device> {
  const host = localHost({
    wholeGame,
    openStore: async () => ({ ...memoryGames(), isStored: true }),
    clock: { now: () => 7, after: () => () => {} },
    report: fault => {
      throw fault;
    },
  });
  let frame: Frame | undefined;
  const listener: TableListener = {
    frame: newest => {
      frame = newest;
    },
    info: () => {},
    line: () => {},
    connection: () => {},
    aside: () => {},
    closed: () => {},
  };
  const start = { kind: 'deal', options: { players: 4, firstGodfather: 1 }, seed: 1 } as const;
  const seats = ['Ania', 'Tomek', 'Ola', 'Jan'].map(name => ({ name }));
  await host.open({ kind: 'new', game: 'cashnguns', start, seats, pace: 'instant' }, listener);
  const handTo = async (seat: Seat) => {
    await host.handTo('spectator');
    await host.handTo(seat);
  };
  return {
    async questionOf(seat) {
      await handTo(seat);
      return frame?.question;
    },
    async answer(seat, decision, text) {
      await handTo(seat);
      return host.answer(decision, text);
    },
  };
}

/** The defect: a number counts the answers of its seat. */
function countingAnswers(honest: Device): Device {
  const answers = [0, 0, 0, 0];
  return {
    async questionOf(seat) {
      const question = await honest.questionOf(seat);
      return question && { ...question, decision: answers[seat]! };
    },
    async answer(seat, decision, text) {
      const question = await honest.questionOf(seat);
      if (decision !== answers[seat] || question === undefined) return { ok: false, code: 'stale' };
      answers[seat] += 1;
      return honest.answer(seat, question.decision, text);
    },
  };
}

/** What becomes of the change of aim. */
async function lateAim(table: Device): Promise<Answered> {
  const say = async (seat: Seat, text: string) => {
    const { decision } = (await table.questionOf(seat))!;
    expect(await table.answer(seat, decision, text)).toEqual({ ok: true });
  };
  for (const seat of [0, 1, 2, 3]) await say(seat, 'click');
  for (const [seat, text] of ['aim:C', 'aim:C', 'aim:A'].entries()) await say(seat, text);
  const change = (await table.questionOf(0))!;
  expect(change).toMatchObject({ prompt: { kind: 'aim' }, isChange: true });
  await say(3, 'aim:C');
  await say(1, 'order:A');
  expect(await table.questionOf(0)).toMatchObject({ prompt: { kind: 'retarget' }, isChange: false });
  return table.answer(0, change.decision, 'aim:B');
}

test('a late change of aim is refused where the Godfather has ordered to aim elsewhere', async () => {
  expect(await lateAim(await device())).toEqual({ ok: false, code: 'stale' });
});

test('where numbers counted answers it would be taken for the answer to the order', async () => {
  expect(await lateAim(countingAnswers(await device()))).toEqual({ ok: true });
});
