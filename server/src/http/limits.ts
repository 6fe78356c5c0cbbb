// Rate limits by address and by person, for each minute; of what is stored for good, also for each day.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../networkOf.ts';
import { Refused } from './errors.ts';

/** Requests in a minute. */
export type Budgets = Readonly<Record<BudgetName, number>>;

export type BudgetName =
  | 'address' // all requests of one address
  | 'file' // files of the client, by address: a browser that caches them all asks for hundreds
  | 'person' // all requests of one person, from any address
  | 'enter' // names and passwords, by address
  | 'code' // codes of private tables, by address
  | 'table' // new tables, by person
  | 'playNow' // games started at once, by person, else by address
  | 'pack' // uploads, by person
  | 'replay'; // exports, replays, logs and verifications, by address

export const USUAL_BUDGETS: Budgets = {
  address: 1200,
  file: 12_000,
  person: 600,
  enter: 20,
  code: 20,
  table: 20,
  playNow: 20,
  pack: 10,
  replay: 60,
};

/** Counted by address too: one address may become many guests. */
const EXPENSIVE: ReadonlySet<BudgetName> = new Set<BudgetName>(['table', 'playNow', 'pack']);
const PEOPLE_AT_ONE_ADDRESS = 5; // that may use the whole budget
/** A day's budget, in those of a minute: ended games are kept, so their number must not grow as fast as that. */
const MINUTES_OF_A_DAY = 15;
const BY_PERSON: ReadonlySet<BudgetName> = new Set<BudgetName>(['person', ...EXPENSIVE]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Expensive endpoints have a budget of their own, besides those that count every request. */
    readonly budget?: BudgetName;
    /** Files are the same for all visitors: the visitor is not looked up, and only the budget for files counts. */
    readonly isFile?: boolean;
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const BODY_LIMIT = 64 * 1024;
export const PACK_LIMIT = 512 * 1024;

/** Counts a request; refuses it when the budget is used up. Anonymous requests count for their address only. */
export type Spend = (budget: BudgetName, request: FastifyRequest) => Promise<void>;

export async function limitRequests(app: FastifyInstance, budgets: Budgets): Promise<Spend> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string, timeWindow = MINUTE) =>
    app.createRateLimit({ max, timeWindow, keyGenerator });
  const limitersFor = (name: BudgetName) => {
    const usual = limiter(budgets[name], BY_PERSON.has(name) ? personIn : addressIn);
    if (!EXPENSIVE.has(name)) return [usual];
    const [ofAll, ofDay] = [PEOPLE_AT_ONE_ADDRESS * budgets[name], MINUTES_OF_A_DAY * budgets[name]];
    return [
      usual,
      limiter(ofAll, addressIn),
      limiter(ofDay, personIn, DAY),
      limiter(PEOPLE_AT_ONE_ADDRESS * ofDay, addressIn, DAY),
    ];
  };
  const limiters = new Map(
    (Object.keys(budgets) as BudgetName[]).map(name => [name, limitersFor(name)]), // every key of Budgets is a name
  );
  return async (budget, request) => {
    for (const spend of limiters.get(budget)!) {
      const limit = await spend(request);
      if (!limit.isAllowed && limit.isExceeded) throw new Refused('tooMany');
    }
  };
}

function personIn(request: FastifyRequest): string {
  return request.visitor === undefined ? addressIn(request) : `person ${request.visitor.person.id}`;
}

/** A client that has disconnected has no address, although the type says otherwise. */
function addressIn({ ip = '' }: FastifyRequest): string {
  return `address ${networkOf(ip)}`;
}
