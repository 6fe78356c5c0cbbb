// One address that asks for more than its rate limit: guests, tables, passwords, codes, anything.

import { pick } from '@omerta/kernel';
import { USUAL_BUDGETS } from '../../src/http/limits.ts';
import { ANY_GAME } from '../games.ts';
import { eachOf } from '../load/eachOf.ts';
import type { Offender, Target } from './offender.ts';

interface Excess {
  readonly name: string;
  readonly budget: number; // in a minute
  readonly asks: number;
  readonly usual: number; // the status within the limit
  readonly path: string;
  readonly body?: object;
  readonly asGuest?: true;
}

const { enter, code, table, address } = USUAL_BUDGETS;

const EXCESSES: readonly Excess[] = [
  {
    name: 'wrong passwords',
    budget: enter,
    asks: 60,
    usual: 401,
    path: '/api/sessions',
    body: { name: 'Vito', password: 'x'.repeat(20) },
  },
  {
    name: 'guests',
    budget: enter,
    asks: 200,
    usual: 200,
    path: '/api/guests',
    body: { name: 'Guest', language: 'en' },
  },
  {
    name: 'tables',
    budget: table,
    asks: 200,
    usual: 200,
    path: '/api/matches',
    body: { game: ANY_GAME, visibility: 'public' },
    asGuest: true,
  },
  { name: 'wrong codes', budget: code, asks: 200, usual: 404, path: '/api/codes/AAAAAA', asGuest: true },
  { name: 'requests', budget: address, asks: 2_000, usual: 200, path: '/api/games' },
];

export const greedy: Offender = async target => {
  const excess = pick(target.random, EXCESSES);
  const cookie = excess.asGuest === undefined ? undefined : await guestsCookie(target);
  const answers = await eachOf(Array<Excess>(excess.asks).fill(excess), 10, async each => {
    const began = performance.now();
    const { status } = await ask(target, each, cookie);
    return { status, took: performance.now() - began };
  });
  const refused = answers.filter(({ status }) => status === 429);
  const served = excess.asks - refused.length;
  const strange = answers.filter(({ status }) => status !== 429 && status !== excess.usual);
  return {
    late: refused.map(({ took }) => took),
    problems: [
      ...(served > excess.budget
        ? [`${served} of ${excess.asks} ${excess.name} were accepted, the limit is ${excess.budget}`]
        : []),
      ...(strange.length > 0 ? [`${strange.length} ${excess.name} were answered with ${strange[0]?.status}`] : []),
    ],
    counts: { [excess.name]: excess.asks, 'told to wait': refused.length },
  };
};

async function guestsCookie(target: Target): Promise<string> {
  const response = await ask(target, { path: '/api/guests', body: { name: 'Greedy', language: 'en' } });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`No guest: ${response.status}`);
  return cookie.split(';')[0]!;
}

async function ask(target: Target, { path, body }: Pick<Excess, 'path' | 'body'>, cookie?: string): Promise<Response> {
  const origin = `http://127.0.0.1:${target.port}`;
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin,
      'x-forwarded-for': target.from,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response;
}
