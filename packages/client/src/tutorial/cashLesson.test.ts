import { cashnguns, type State } from '@omerta/cashnguns';
import { has, listSeats, submit } from '@omerta/kernel';
import { LANGUAGES } from '@omerta/text';
import { expect, test } from 'vitest';
import { cashLesson } from './cashLesson.ts';

const YOU = 0;
const CHIARA = 2;
const TONIO = 3;

/** The lesson as its table plays it: rivals by the script, as soon as they are asked. */
function playedLesson(until = '') {
  const { options, seed, script, steps } = cashLesson;
  const left = [...script];
  let state: State = cashnguns.setup(options as never, seed, []);
  const choose = (seat: number, text: string) => {
    const done = submit(cashnguns, state, seat, text);
    if (!done.ok) throw new Error(`${seat} may not choose ${text}: ${JSON.stringify(done.refusal)}`);
    state = done.state;
  };
  const letRivalsPlay = () => {
    for (;;) {
      const seat = listSeats(cashnguns.waitingFor(state)).find(each => each !== YOU);
      const at = left.findIndex(([whose]) => whose === seat);
      if (seat === undefined || at < 0) return;
      choose(seat, left.splice(at, 1)[0]![1]);
    }
  };
  letRivalsPlay();
  for (const step of steps) {
    if (step.id === until) break;
    const view = cashnguns.viewFor(state, YOU);
    expect(has(cashnguns.waitingFor(state), YOU), step.id).toBe(true);
    expect(cashnguns.promptOf(view)?.kind, step.id).toBe(step.prompt);
    for (const { answer } of step.kind === 'do' ? step.moves : []) {
      expect(cashnguns.choices(view).map(cashnguns.writeChoice), step.id).toContain(answer);
      choose(YOU, answer);
      letRivalsPlay();
    }
  }
  return { left, ...state };
}

test('every step asks what it says, what it teaches is legal, and the script is used up', () => {
  expect(playedLesson().left).toEqual([]);
});

test('4b one gun is turned on the newcomer by an order', () => {
  const { table } = playedLesson('courage');
  expect(table.seats.map(({ target }) => target)).toEqual([TONIO, TONIO, YOU, CHIARA]);
});

test('6c the Bang of the newcomer wounds, and the wounded do not share', () => {
  const { table, own } = playedLesson('bluff');
  expect(table.seats.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
  expect([table.round, table.godfather, own[YOU]!.loot.bill20, own[YOU]!.loot.painting]).toEqual([2, YOU, 1, 1]);
  expect(table.seats[TONIO]!.loot).toBe(0);
});

test('5a whoever ducks is not hit and gets no share', () => {
  const { table } = playedLesson('end');
  expect(table.seats.map(({ wounds }) => wounds)).toEqual([0, 0, 1, 1]);
  expect([table.round, table.godfather, table.seats[YOU]!.loot]).toEqual([3, TONIO, 2]);
});

const files = import.meta.glob<Record<string, string>>('../../catalogues/*/tutorial.json', {
  import: 'default',
  eager: true,
});

test.each(LANGUAGES)('every step has its words in %s', language => {
  const words = files[`../../catalogues/${language}/tutorial.json`] ?? {};
  for (const { id, kind } of cashLesson.steps) {
    const keys = ['title', 'text', ...(kind === 'do' ? ['task'] : [])].map(part => `cashnguns.${id}.${part}`);
    for (const key of keys) expect(words[key], key).toBeTruthy();
  }
});
