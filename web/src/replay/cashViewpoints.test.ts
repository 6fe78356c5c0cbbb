import { cashnguns, type State } from '@omerta/cashnguns/rules';
import { marksOf, toldOf } from '@omerta/cashnguns/table/replay/marks.ts';
import { type GameRecord, listSeats, newRecord, pick, randomFrom, recordedChoice } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { coachOf, rulesOf } from '../games/wholeGames.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { replayHost } from './replayHost.ts';

const PLAYERS = 5;

/** A random game to its end, and every state on the way. */
function playedGame(): { readonly file: RecordFile; readonly states: readonly State[] } {
  const random = randomFrom(11);
  const options = { players: PLAYERS, talents: true };
  const record: GameRecord = { ...newRecord(cashnguns, options, 11), choices: [] };
  const state = cashnguns.setup(options, 11);
  const states = [cashnguns.clone(state)];
  for (let [seat] = listSeats(cashnguns.waitingFor(state)); seat !== undefined; ) {
    const choice = pick(random, cashnguns.choices(cashnguns.viewFor(state, seat)));
    record.choices.push(recordedChoice(seat, cashnguns.writeChoice(choice)));
    cashnguns.play(state, seat, choice);
    states.push(cashnguns.clone(state));
    [seat] = listSeats(cashnguns.waitingFor(state));
  }
  const outcome = cashnguns.outcome(state);
  const players = ['Ania', 'Tomek', 'Ola', 'Jan', 'Maja'].map(name => ({ name }));
  return { file: { format: 'omerta-record/1', record, players, ...(outcome && { outcome }) }, states };
}

const { file, states } = playedGame();

async function openedHost() {
  const host = replayHost({
    rulesOf,
    newSeed: () => 'cd'.repeat(32),
    startFrom: async () => 'new',
    loadCoach: async () => ({ ...(await import('@omerta/coach')), coachOf }),
  });
  expect(await host.open(file, undefined)).toMatchObject({ ok: true, steps: states.length, isOver: true });
  return host;
}

test('what did they know: a seat’s view of a replay is the view it had at that moment', async () => {
  const host = await openedHost();
  for (const [step, state] of states.entries()) {
    for (const viewpoint of ['public', 0, 3] as const) {
      const { view } = await host.frame(step, viewpoint);
      expect(view).toEqual(cashnguns.viewFor(state, viewpoint === 'public' ? 'spectator' : viewpoint));
    }
  }
});

test('the marks are the rounds that were played, and every step is told', async () => {
  const host = await openedHost();
  const steps = await host.timeline('all');
  const rounds = states.at(-1)!.table.round;
  const acts = marksOf(steps).filter(({ kind }) => kind === 'act');
  expect(acts).toHaveLength(rounds);
  expect(steps.slice(1).filter(step => toldOf(step).length === 0)).toEqual([]);
});
