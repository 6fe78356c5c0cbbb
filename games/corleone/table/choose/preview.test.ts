import { botOf, randomFor } from '@omerta/bots';
import { corleoneBots } from '@omerta/corleone/bots';
import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import type { BusinessEffect, Choice, Task } from '@omerta/corleone/seen';
import { corleoneWith, play } from '@omerta/corleone/testing';
import { listSeats, type Seat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);
type State = ReturnType<typeof rules.setup>;

/** The rules' names of the icons of a business. */
const keysOf = (effects: readonly BusinessEffect[]): string[] =>
  effects.flatMap(effect => {
    if (effect.op === 'suitcase') return new Array<string>(effect.count).fill('suitcase');
    if (effect.op === 'drawJobs') return ['job'];
    if (effect.op === 'takeHorseHead') return ['horseHead'];
    const [key] = [...content.effects].find(([, each]) => JSON.stringify(each) === JSON.stringify(effect))!;
    return [key];
  });

type Used = { readonly seat: Seat; readonly icons: readonly string[] };

/** Whose icons the rules put on the agenda by a shakedown, the active player's first. */
const shakenDown = (state: State, seat: Seat, choice: Choice): Used[] => {
  const after = rules.clone(state);
  const before = after.table.agenda.length;
  rules.play(after, seat, choice);
  if (after.table.agenda.at(-1)?.kind === 'whoFirst') rules.play(after, seat, { kind: 'first', seat });
  const isNew = (task: Task, at: number): task is Extract<Task, { kind: 'abilities' }> =>
    at >= before && task.kind === 'abilities';
  return after.table.agenda
    .filter(isNew)
    .map(task => ({ seat: task.seat, icons: task.left.toSorted() }))
    .reverse();
};

test('T1 T2 M1 the icons of every preview are those the rules then offer, to the same players', () => {
  const bot = botOf(corleoneBots, 'greedy', rules as Parameters<typeof botOf>[2]);
  let shared = 0;
  let compared = 0;
  for (let seed = 1; seed <= 3; seed += 1) {
    const state = rules.setup({ players: 4 }, seed);
    for (let step = 0; state.table.phase !== 'over'; step += 1) {
      const [seat] = listSeats(rules.waitingFor(state));
      const view = rules.viewFor(state, seat!);
      for (const choice of rules.choices(view)) {
        if (choice.kind !== 'thug' && choice.kind !== 'member') continue;
        const preview = previewOf(content, view, choice);
        const used = shakenDown(state, seat!, choice);
        if (used.length === 0) continue; // all viewers see that nothing can be used, so the rules do not ask
        const promised: Used[] =
          preview?.kind === 'front'
            ? preview.seats.map(each => ({ seat: each, icons: keysOf(preview.effects).toSorted() }))
            : [{ seat: seat!, icons: preview?.kind === 'backs' ? backKeys(preview.backs) : [] }];
        const asked = promised.filter(({ seat: who }) => used.some(task => task.seat === who));
        expect(asked).toEqual(used);
        shared += promised.length - 1;
        compared += 1;
      }
      const { choice } = bot.decide(view, { random: randomFor('preview', seed, step) });
      rules.play(state, seat!, choice as Choice);
    }
  }
  expect(compared).toBeGreaterThan(500);
  expect(shared).toBeGreaterThan(100);
});

const backKeys = (backs: readonly { readonly effects: readonly BusinessEffect[] }[]): string[] =>
  backs.flatMap(({ effects }) => keysOf(effects)).toSorted();

test('T3 T4 the sentence says why another gets the front too, or why no other player does', () => {
  const why = (control: Record<string, 'A' | 'B'>) => {
    const { state } = corleoneWith({ control });
    const preview = previewOf(content, rules.viewFor(state, 0), { kind: 'thug', business: 'bar' });
    return preview?.kind === 'front' ? [preview.why, preview.seats.length] : undefined;
  };
  expect(why({ brooklyn: 'B' })).toEqual(['controllerToo', 2]);
  expect(why({ brooklyn: 'A' })).toEqual(['ownTurf', 1]);
  expect(why({})).toEqual(['nobodyControls', 1]);
});

test('RN-04 Car Bomb flags every opponent in the turf, spares neutrals and one’s own', () => {
  const game = corleoneWith({
    A: { hand: ['carBomb', 'gun', 'gun', 'booze', 'bloodMoney'] },
    board: { bar: 'B.thug', hotelEdison: 'A.thug', F09: 'C.don', F16: 'mayor' },
  });
  const job = rules.choices(rules.viewFor(game.state, 0)).find(choice => choice.kind === 'job')!;
  play(game, 'A', rules.writeChoice(job), 'ability');
  const view = rules.viewFor(game.state, 0);
  expect(previewOf(content, view, { kind: 'turf', turf: 'brooklyn' })).toEqual({
    kind: 'victims',
    at: ['bar', 'F09'],
  });
});
