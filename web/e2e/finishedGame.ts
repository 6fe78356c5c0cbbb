import { type APIRequestContext, expect } from '@playwright/test';

const finished = new Map<string, Promise<string>>();

/** A game of the house that bots have finished: one for everybody who looks at it. */
export async function finishedGame(request: APIRequestContext, players = 3, game = 'corleone'): Promise<string> {
  const key = `${(await request.get('./')).url()} ${players} ${game}`;
  const known = finished.get(key) ?? playedByBots(request, players, game);
  finished.set(key, known);
  return known;
}

/** The person who asked for it left at once. */
export async function playedByBots(request: APIRequestContext, players: number, game: string): Promise<string> {
  const match = await newGame(request, players, game);
  await post(request, `api/matches/${match}/leave`, {});
  await expect
    .poll(async () => (await (await request.get(`api/matches/${match}`)).json()) as unknown, { timeout: 60_000 })
    .toMatchObject({ stage: 'over' });
  return match;
}

/** A game against bots, at full speed if nothing else is said, just dealt. */
export async function newGame(
  request: APIRequestContext,
  players = 3,
  game = 'corleone',
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

/** Says whatever is legal until the seat is asked for this. */
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

/** As a page of the house asks: whoever brings a cookie must say where they come from. */
export async function send(request: APIRequestContext, method: string, path: string, data: object): Promise<unknown> {
  const { origin } = new URL((await request.get('./')).url());
  const answer = await request.fetch(path, { method, data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
