import type { Failure, Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import type { Store } from '../../src/store/store.ts';
import { AUTHORISATION, ROLES, type Role } from '../authorisation.ts';
import { AuthorisationProbe } from '../authorisationProbe.ts';
import { openTestServer } from '../testServer.ts';

const roles = Object.keys(ROLES) as Role[]; // the keys of a constant
const CASES = AUTHORISATION.flatMap(row => roles.map(role => ({ row, role })));

/** The first person of each server with that defect. */
const firstOf = new WeakMap<Store, string>();

export const authorisation: Suite = {
  id: 'S10',
  promise: 'hidden',
  shows: 'Every endpoint is asked at every stage by every role, and answers as docs/authorisation.md says',
  unit: 'requests',
  trials: { long: CASES.length, night: CASES.length },
  share: CASES.length,
  whole: true,
  run: request => askAll(store => store, request),
  planted: [
    planted('private tables are taken for public ones', store => ({
      matchById: async id => {
        const match = await store.matchById(id);
        return match && { ...match, visibility: 'public' };
      },
    })),
    planted('every session is taken for the first one that was opened', store => ({
      sessionById: async id => {
        const session = await store.sessionById(id);
        if (session !== undefined) firstOf.set(store, firstOf.get(store) ?? session.person);
        return session && { ...session, person: firstOf.get(store) ?? session.person };
      },
    })),
    planted('games that still run count as over', store => ({
      matchById: async id => {
        const match = await store.matchById(id);
        return match && match.stage === 'playing' ? { ...match, stage: 'abandoned' } : match;
      },
    })),
  ],
};

/** A server with a store that returns something wrong. */
function planted(name: string, wrong: (store: Store) => Partial<Store>): Planted {
  const faulty = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => Reflect.get(wrong(target), name) ?? bound(target, name),
    });
  return { name, most: CASES.length, run: request => askAll(faulty, request) };
}

function bound(target: Store, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? value.bind(target) : value;
}

async function askAll(wrapStore: (store: Store) => Store, { first, count, until }: TrialRequest): Promise<TrialReport> {
  const server = await openTestServer({}, {}, undefined, wrapStore);
  const probe = new AuthorisationProbe(server);
  const failures: Failure[] = [];
  let seed = first;
  for (; seed < first + count && seed < CASES.length && failures.length < ENOUGH && !until(); seed += 1) {
    const { row, role } = CASES[seed]!;
    const found = await probe.verdictFor(row, role);
    if (found === row.verdicts[role]) continue;
    failures.push({ seed, what: `${row.endpoint} (${row.stage}) as ${role}: ${found}, not ${row.verdicts[role]}` });
  }
  await server.close();
  return { trials: seed - first, failures };
}

const ENOUGH = 10;
