// Marks all secrets and searches everything that leaves the server: logs, metrics, answers to others.
import type { GameId } from '@omerta/games';
import { listSeats, pick } from '@omerta/kernel';
import { randomFor } from '@omerta/testing';
import { gameAt, leastPlayers } from '../games.ts';
import { choicesOf, newCommand } from '../play/testNode.ts';
import { type Browser, entropy, openTestServer, type TestServer } from '../testServer.ts';
import { isSecret } from '../worlds/answers.ts';

/** Throws where a secret of a whole game turns up in a log, a metric or another viewer's answers. */
export async function playMarked(seed: number): Promise<Readonly<Record<string, number>>> {
  const random = randomFor('canaries', seed);
  const printed: string[] = [];
  const restore = captureOutput(printed);
  const server = await openTestServer();
  try {
    const game = gameAt(seed);
    const { match, players, secrets, texts } = await markedTable(server, game);
    const live = (await server.parts.matches.open(match))!;
    const outsiders = [await server.guest('Spectator'), server.stranger()];
    const answers: string[] = [];
    let held = 0; // answers to others while a choice is secret
    for (let step = 0; live.playing !== undefined; step += 1) {
      const { rules, state, decisions } = live.playing.progress;
      const seat = listSeats(rules.waitingFor(state))[0]!;
      const text = pick(random, choicesOf(live, seat));
      const url = `/api/matches/${match}/choices`;
      const decision = decisions[seat]!;
      if (step % PRYING === 0) {
        const odd = `use:canary${seed}x${step}`;
        texts.add(odd);
        answers.push((await players[seat]!.post(url, { decision, command: newCommand(), text: odd })).text);
        for (const each of outsiders) answers.push(...(await pry(each, match)));
      }
      if (MARKED.test(text)) texts.add(text);
      const { status, text: refusal } = await players[seat]!.post(url, { decision, command: newCommand(), text });
      if (status !== 200) throw new Error(`${text} was refused: ${refusal}`);
      if (live.playing === undefined || !MARKED.test(text)) continue; // a single word occurs for other reasons, too
      for (const [viewer, browser] of [...players.entries(), ...outsiders.map(each => ['spectator', each] as const)]) {
        if (viewer === seat || !isSecret({ rules, state, actor: seat, viewer, random }, text)) continue;
        const seen = await pry(browser, match);
        if (seen.some(each => withoutChoices(each).includes(text))) throw new Error(`${text} was sent to ${viewer}`);
        held += 1;
      }
    }
    const numbers = (await server.stranger().get('/metrics')).text;
    const logged = [...server.lines, ...printed, numbers].join('\n');
    const leaks = [...secrets, ...texts].filter(each => logged.includes(each));
    const seen = [...secrets, ...[...texts].filter(each => each.includes('canary'))].filter(each =>
      answers.join('\n').includes(each),
    );
    if (leaks.length > 0) throw new Error(`${leaks[0]} is in a log`);
    if (seen.length > 0) throw new Error(`${seen[0]} was sent to another viewer`);
    const sums = { secrets: secrets.length, choices: texts.size, 'lines of logs': server.lines.length };
    return { ...sums, answers: answers.length, 'looks at secret choices': held };
  } finally {
    await server.close();
    restore();
  }
}

const PRYING = 10; // choices between two checks
const MARKED = /^\w+:.{4,}$/;

/** An answer of an endpoint without the choices of its receiver. */
function withoutChoices(answer: string): string {
  return answer.replace(/"choices":\[[^\]]*\]/, '');
}

/** A table whose secrets the test knows. */
async function markedTable(server: TestServer, game: GameId) {
  const players: Browser[] = [];
  const password = `password-${entropy()}`;
  for (let at = 0; at < leastPlayers(game); at += 1) players.push(await server.guest(`Player ${at}`));
  await players[0]!.post('/api/accounts', { name: `Host ${entropy().slice(0, 8)}`, password });
  const made = await players[0]!.post('/api/matches', {
    game,
    visibility: 'public',
    options: { players: players.length },
  });
  const { match } = made.body;
  const url = `/api/matches/${match}`;
  const given: string[] = [];
  for (const player of players.slice(1)) await player.post(`${url}/sit`, {});
  const { key } = (await players[0]!.put(`${url}/screen`)).body;
  const { token } = (await players[0]!.post('/api/me/tokens', { name: 'a program' })).body;
  const { ticket } = (await players[0]!.post('/api/me/tickets')).body;
  for (const player of players) {
    given.push(entropy());
    await player.put(`${url}/ready`, { entropy: given.at(-1) });
  }
  await players[0]!.post(`${url}/start`);
  const { fairDeal } = (await server.parts.store.matchById(match))!;
  const cookies = players.map(({ cookie }) => decodeURIComponent(cookie!).slice('omerta='.length).split('.')[0]!);
  const secrets = [fairDeal.secret, key, token, ticket, password, server.parts.adminToken, ...given, ...cookies];
  return { match: String(match), players, secrets, texts: new Set<string>() };
}

/** The answers of all endpoints about a match. */
async function pry(browser: Browser, match: string): Promise<string[]> {
  const url = `/api/matches/${match}`;
  const paths = [
    url,
    `${url}/log`,
    `${url}/record`,
    `${url}/replay`,
    `${url}/seat`,
    '/api/matches',
    '/api/me/matches',
    '/nowhere',
  ];
  const answers: string[] = [];
  for (const path of paths) answers.push((await browser.get(path)).text);
  return answers;
}

/** Collects everything printed from now on. Returns how to stop. */
function captureOutput(printed: string[]): () => void {
  const streams = [process.stdout, process.stderr];
  const writers = streams.map(stream => stream.write);
  for (const stream of streams) {
    stream.write = (text: string | Uint8Array) => {
      printed.push(String(text));
      return true;
    };
  }
  return () => {
    for (const [at, stream] of streams.entries()) stream.write = writers[at]!;
  };
}
