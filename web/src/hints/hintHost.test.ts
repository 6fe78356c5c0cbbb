import { type Budget, botOf, type Hint, randomFor } from '@omerta/bots';
import { type GameTypes, has } from '@omerta/kernel';
import type { AskedHint } from '@omerta/table/page/adviser.ts';
import { seenEvents } from '@omerta/testing';
import { expect, test } from 'vitest';
import { HINT_GAMES, HINT_IDS, type HintGameId } from '../../testing/hintGames.ts';
import { rulesOf, wholeGame } from '../games/wholeGames.ts';
import { hintHost } from './hintHost.ts';

const PLAYERS = 4;
const SEAT = 0;

/** The first seat is asked after so many choices of casual players, and something is to be chosen. */
function asking(game: HintGameId, steps: number): AskedHint {
  const { rules } = HINT_GAMES[game];
  const casual = botOf(HINT_GAMES[game].bots, 'casual', rules);
  const events: GameTypes['Event'][] = [];
  const state = rules.setup({ players: PLAYERS }, 3, events);
  const isAsked = () => has(rules.waitingFor(state), SEAT) && rules.choices(rules.viewFor(state, SEAT)).length > 1;
  for (let step = 0; step < steps || !isAsked(); step += 1) {
    const seat = [0, 1, 2, 3].find(each => has(rules.waitingFor(state), each))!;
    const { choice } = casual.decide(rules.viewFor(state, seat), { random: randomFor('casual', step) });
    rules.play(state, seat, choice, events);
  }
  return {
    question: 'm 0 1',
    game,
    pack: { hash: rules.pack },
    players: PLAYERS,
    view: rules.viewFor(state, SEAT) as object,
    log: seenEvents(rules, events, SEAT),
  };
}

/** What the level itself says to it. */
function adviceOn({ question, view }: AskedHint, game: HintGameId, more: Partial<Budget>): Hint | undefined {
  return HINT_GAMES[game].bots.adviser!(HINT_GAMES[game].rules)(view, { random: randomFor('hint', question), ...more });
}

function recallIn({ log }: AskedHint, game: HintGameId): unknown {
  const memory = HINT_GAMES[game].bots.newMemory(HINT_GAMES[game].rules, PLAYERS);
  for (const event of log ?? []) memory.see(event as GameTypes['SeenEvent']); // events have kinds
  return memory.recall;
}

const botsOf = (game: string) => wholeGame(game)?.bots;
const host = hintHost({ rulesOf, botsOf });
const FEW = 32;
const hasty = hintHost({ rulesOf, botsOf, futures: FEW });

test.each(HINT_IDS)(
  '%s: a page is told what the level would do with all it has seen, and the same again',
  async game => {
    const asked = asking(game, 30);
    const advice = adviceOn(asked, game, { recall: recallIn(asked, game) });
    expect(advice).toBeDefined();
    expect(await host.hint(asked)).toEqual(advice);
    expect(await host.hint(asked)).toEqual(advice);
  },
);

test.each(HINT_IDS)('%s: fewer futures, less to go by', async game => {
  const asked = asking(game, 30);
  const advice = await hasty.hint(asked);
  expect(advice).toEqual(adviceOn(asked, game, { recall: recallIn(asked, game), iterations: FEW }));
  expect(advice).not.toEqual(await host.hint(asked));
});

test.each(HINT_IDS)('%s: without the log, or with one that begins in the middle, it guesses', async game => {
  const asked = asking(game, 30);
  const guessed = adviceOn(asked, game, { iterations: FEW });
  expect(await hasty.hint({ ...asked, log: undefined })).toEqual(guessed);
  expect(await hasty.hint({ ...asked, log: asked.log?.slice(-1) })).toEqual(guessed);
  expect(await hasty.hint(asked)).not.toEqual(guessed); // who has counted along knows better
});

test.each(HINT_IDS)('%s: another question draws other worlds', async game => {
  const asked = asking(game, 30);
  expect(await hasty.hint({ ...asked, question: 'm 0 2' })).not.toEqual(await hasty.hint(asked));
});

test('there are no hints for unknown games', async () => {
  await expect(host.hint({ ...asking('cashnguns', 0), game: 'chess' })).rejects.toThrow('chess');
});
