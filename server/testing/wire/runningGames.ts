// Whole games, during which every role asks for what is public only after the game.
import type { GameId } from '@omerta/games';
import { listSeats, pick, type Random } from '@omerta/kernel';
import { randomFor } from '@omerta/testing';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { gameAt, leastPlayers } from '../games.ts';
import { choicesOf, newCommand } from '../play/testNode.ts';
import { type Answer, type Browser, entropy, openTestServer, type TestServer } from '../testServer.ts';

type Ask = (browser: Browser) => Promise<Answer>;

/** Throws where an answer is given too early, or refused afterwards. Counts the requests. */
export async function askAllAlong(seed: number): Promise<Readonly<Record<string, number>>> {
  const random = randomFor('running', seed);
  const server = await openTestServer();
  try {
    const visibility = pick(random, ['public', 'unlisted', 'private'] as const);
    const table = await tableOf(server, gameAt(seed), visibility);
    const questions = questionsAbout(table.match, table.players.length);
    let asked = await refusedToAll(server, table, questions, 'before the game');
    await begin(table);
    const live = (await server.parts.matches.open(table.match))!;
    for (let step = 0; ; step += 1) {
      await playOne(live, random);
      if (live.playing === undefined) break;
      const isPaused = step % PAUSE_EVERY === PAUSE_EVERY - 1;
      if (isPaused) for (const player of table.players) await player.put(`${table.url}/votes/pause`, { wants: true });
      if (step % ASK_EVERY === 0 || isPaused) {
        asked += await refusedToAll(server, table, questions, `after ${step} choices`);
      }
      if (isPaused) await table.players[0]!.post(`${table.url}/resume`);
    }
    return { questions: asked + (await givenToAll(table, questions)) };
  } finally {
    await server.close();
  }
}

const ASK_EVERY = 12;
const PAUSE_EVERY = 60;

interface PlayedTable {
  readonly match: string;
  readonly url: string;
  readonly players: readonly Browser[];
  readonly roles: Readonly<Record<string, Browser>>;
}

async function tableOf(server: TestServer, game: GameId, visibility: string): Promise<PlayedTable> {
  const players: Browser[] = [];
  for (let at = 0; at < leastPlayers(game); at += 1) players.push(await server.guest(`Player ${at}`));
  const [host, player] = [players[0]!, players[1]!];
  const { match, code } = (await host.post('/api/matches', { game, visibility, options: { players: players.length } }))
    .body;
  const url = `/api/matches/${match}`;
  const former = await server.guest('Former');
  await former.post(`${url}/sit`, { code });
  await former.post(`${url}/stand`);
  for (const each of players.slice(1)) await each.post(`${url}/sit`, { code });
  const { token } = (await player.post('/api/me/tokens', { name: 'a program' })).body;
  const program = server.stranger();
  const withToken: Browser = {
    ...program,
    ask: (method, path, body) => program.ask(method, path, body, { authorization: `Bearer ${token}` }),
    get: path => program.get(path, { authorization: `Bearer ${token}` }),
    post: (path, body) => program.post(path, body, { authorization: `Bearer ${token}` }),
  };
  const spectator = await server.guest('Spectator');
  return { match, url, players, roles: { anonymous: server.stranger(), spectator, former, player, host, withToken } };
}

function questionsAbout(match: string, seats: number): Readonly<Record<string, Ask>> {
  const url = `/api/matches/${match}`;
  const viewers = ['spectator', ...Array.from({ length: seats }, (_, seat) => String(seat))];
  return {
    record: browser => browser.get(`${url}/record`),
    verify: browser => browser.get(`${url}/verify`),
    ...Object.fromEntries(
      viewers.map(viewer => [
        `replay as ${viewer}`,
        (browser: Browser) => browser.get(`${url}/replay?viewer=${viewer}&limit=5`),
      ]),
    ),
    'play on': browser => browser.post(`${url}/play-on`, { choice: 0, seat: 0, pace: 'instant' }),
  };
}

async function begin({ players, url }: PlayedTable): Promise<void> {
  for (const player of players) await player.put(`${url}/ready`, { entropy: entropy() });
  const { status, text } = await players[0]!.post(`${url}/start`);
  if (status !== 200) throw new Error(`The game did not start: ${text}`);
}

async function refusedToAll(
  server: TestServer,
  { roles, match }: PlayedTable,
  questions: Readonly<Record<string, Ask>>,
  when: string,
) {
  const { secret } = (await server.parts.store.matchById(match))!.fairDeal;
  let asked = 0;
  for (const [role, browser] of Object.entries(roles)) {
    for (const [name, ask] of Object.entries(questions)) {
      const { status, text, body } = await ask(browser);
      asked += 1;
      if (status < 400 || !REFUSALS.has(body.code) || text.includes(secret)) {
        throw new Error(`${name} was given to ${role} ${when}: ${status} ${text.slice(0, 200)}`);
      }
    }
    const finished = await browser.get('/api/records');
    if (finished.text.includes(match)) throw new Error(`a running game is listed among the finished ones, ${when}`);
  }
  return asked;
}

const REFUSALS = new Set<unknown>(['notYet', 'noSuchMatch', 'notSignedIn']);

/** Without this the refusals would prove nothing. */
async function givenToAll({ roles }: PlayedTable, questions: Readonly<Record<string, Ask>>): Promise<number> {
  for (const [role, browser] of Object.entries(roles)) {
    for (const [name, ask] of Object.entries(questions)) {
      const { status, text } = await ask(browser);
      const isFine = status === 200 || (name === 'play on' && role === 'anonymous');
      if (!isFine) throw new Error(`${name} was refused to ${role} after the end: ${text.slice(0, 200)}`);
    }
  }
  return Object.keys(roles).length * Object.keys(questions).length;
}

async function playOne(live: LiveMatch, random: Random): Promise<void> {
  const { rules, state, decisions } = live.playing!.progress;
  const seat = listSeats(rules.waitingFor(state))[0]!;
  const { person } = live.match.seats[seat]!;
  const given = { kind: 'choice', decision: decisions[seat]!, command: newCommand() } as const;
  await live.submit({ ...given, text: pick(random, choicesOf(live, seat)), from: { person: person! } }, answer => {
    if (!answer.ok) throw new Error(`a legal choice was refused: ${answer.code}`);
  });
}
