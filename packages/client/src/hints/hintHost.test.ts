import { cashnguns } from '@omerta/cashnguns';
import { corleone, standardPack } from '@omerta/corleone';
import { type GameTypes, listSeats, type Rules } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { rulesOf } from '../replay/wholeGames.ts';
import { type AskedHint, hintHost } from './hintHost.ts';

const GAMES = [corleone(standardPack), cashnguns] as readonly unknown[] as readonly Rules<GameTypes>[]; // told apart by their ids

function asking(rules: Rules<GameTypes>, players = 4): AskedHint {
  const events: GameTypes['Event'][] = [];
  const state = rules.setup({ players }, 3, events);
  const [seat] = listSeats(rules.waitingFor(state));
  const log = events.map(event => rules.seenBy(event, seat!)).filter(event => event !== undefined);
  return {
    question: 'm 0 1',
    game: rules.id,
    pack: { hash: rules.pack },
    players,
    view: rules.viewFor(state, seat!) as object,
    log,
  };
}

/** A clock on which each look takes so many milliseconds. */
function clockOf(tick: number): () => number {
  let time = 0;
  return () => {
    time += tick;
    return time;
  };
}

test.each(GAMES)('$id: who asks again is told the same; time comes to an end', async rules => {
  const asked = asking(rules);
  const hint = await hintHost({ rulesOf, now: clockOf(20) }).hint(asked);
  expect(hint).toEqual(await hintHost({ rulesOf, now: clockOf(20) }).hint(asked));
  const legal = rules.choices(asked.view).map(choice => rules.writeChoice(choice));
  expect(legal).toEqual(expect.arrayContaining([hint?.best.choice, hint?.second.choice]));
});

test.each(GAMES)('$id: without the log, or with one that begins in the middle, it guesses', async rules => {
  const asked = asking(rules);
  const host = hintHost({ rulesOf, now: clockOf(50) });
  const guessed = await host.hint({ ...asked, log: undefined });
  expect(guessed).toBeDefined();
  expect(await host.hint({ ...asked, log: asked.log?.slice(-1) })).toEqual(guessed);
});

test('of unknown games nobody knows anything', async () => {
  const host = hintHost({ rulesOf, now: () => 0 });
  await expect(host.hint({ ...asking(cashnguns as unknown as Rules<GameTypes>), game: 'chess' })).rejects.toThrow(
    'chess',
  );
});
