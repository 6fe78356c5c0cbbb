import { GAME_IDS } from '@omerta/games';
import { type APIRequestContext, expect } from '@playwright/test';

const finished = new Map<string, Promise<string>>();

/** A game of the server that bots have finished, shared by all tests of a worker. */
export async function finishedGame(
  request: APIRequestContext,
  players = 3,
  game: string = GAME_IDS[0],
): Promise<string> {
  const key = `${(await request.get('./')).url()} ${players} ${game}`;
  const known = finished.get(key) ?? playedByBots(request, players, game);
  finished.set(key, known);
  return known;
}

/** The player who started it leaves at once. */
export async function playedByBots(request: APIRequestContext, players: number, game: string): Promise<string> {
  const match = await newGame(request, players, game);
  await post(request, `api/matches/${match}/leave`, {});
  await expect
    .poll(async () => (await (await request.get(`api/matches/${match}`)).json()) as unknown, { timeout: 60_000 })
    .toMatchObject({ stage: 'over' });
  return match;
}

/** A game against bots that has just been dealt, at full speed unless `more` says otherwise. */
export async function newGame(
  request: APIRequestContext,
  players = 3,
  game: string = GAME_IDS[0],
  more: object = {},
): Promise<string> {
  const asked = { game, players, level: 'easy', pace: 'instant', name: 'Ania', ...more };
  const { match } = (await post(request, 'api/play-now', asked)) as { match: string }; // as docs/api.md tells
  return match;
}

/** Where the shared screen of a table is. */
export async function screenOf(request: APIRequestContext, match: string): Promise<string> {
  const { path } = (await send(request, 'PUT', `api/matches/${match}/screen`, {})) as { path: string };
  return path.replace(/^\//, '');
}

/** Makes the first legal choice until the seat has a prompt of this kind. */
export async function answerUntil(request: APIRequestContext, match: string, kind: string): Promise<void> {
  await expect(async () => {
    const { frame, choices } = (await (await request.get(`api/matches/${match}/seat`)).json()) as SeatNow;
    const { question } = frame;
    if (question?.prompt.kind === kind) return;
    const [text] = choices;
    if (question !== undefined && !question.isChange && text !== undefined) {
      const command = `${match}-${question.decision}`;
      await post(request, `api/matches/${match}/choices`, { decision: question.decision, command, text });
    }
    throw new Error(`Not asked for ${kind} yet`);
  }).toPass({ intervals: [20], timeout: 30_000 });
}

interface SeatNow {
  readonly frame: {
    readonly question?: {
      readonly prompt: { readonly kind: string };
      readonly decision: number;
      readonly isChange: boolean;
    };
  };
  readonly choices: readonly string[];
}

export const post = (request: APIRequestContext, path: string, data: object) => send(request, 'POST', path, data);

/** As a page does: a request with a cookie must name its origin. */
export async function send(request: APIRequestContext, method: string, path: string, data: object): Promise<unknown> {
  const { origin } = new URL((await request.get('./')).url());
  const answer = await request.fetch(path, { method, data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
