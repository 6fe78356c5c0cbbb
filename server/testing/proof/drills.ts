import { below, pick } from '@omerta/kernel';
import type { Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { wrongRows } from '../process/audit.ts';
import { type BuiltServer, builtServer, earlyAcknowledgingServer } from '../process/builtServer.ts';
import { type ClusterFault, type Drilled, drillAtNodes } from '../process/drillAtNodes.ts';
import { lossyProxy } from '../store/lossyProxy.ts';

const FAULTS: readonly ClusterFault[] = [
  { name: 'PostgreSQL crashes', do: ({ postgres }) => postgres.crash() },
  { name: 'PostgreSQL ends all sessions', do: ({ postgres }) => postgres.cutAll() },
  { name: 'answers of PostgreSQL get lost', do: ({ proxy }) => proxy.cutAll() },
  { name: 'a node is killed', do: ({ nodes }, random) => pick(random, nodes).killAndStart() },
  { name: 'a node is frozen', do: ({ nodes }, random) => pick(random, nodes).freeze(500 + below(random, 2_500)) },
];

/** With synchronous replication: an acknowledged move is on both servers. */
const FAIL_OVER: ClusterFault = {
  name: 'the standby takes over',
  async do({ postgres, proxy }, random) {
    const replication = await lossyProxy(await postgres.freshUrl());
    await postgres.follow(replication.port);
    await new Promise(resolve => setTimeout(resolve, 200 + below(random, 800)));
    await replication.cutAll(); // the last writes of the old server are not replicated
    proxy.redirectTo(await postgres.failOver());
    await proxy.cutAll();
    replication.close();
  },
};

export const drills: Suite = {
  id: 'R7-drills',
  promise: 'kept',
  shows:
    'Play at three nodes while PostgreSQL crashes and nodes are killed or frozen: no move is lost or applied twice',
  unit: 'drills',
  trials: { long: 20, night: 400 },
  share: 20,
  together: true,
  alone: true,
  run: request => drill(builtServer, FAULTS, request),
  planted: [planted('a server that acknowledges before it commits', earlyAcknowledgingServer, FAULTS, 20)],
};

export const failOvers: Suite = {
  id: 'R7-failover',
  promise: 'kept',
  shows:
    'The primary of PostgreSQL is gone for good and its standby takes over, during play: no move is lost or applied twice',
  unit: 'failovers',
  trials: { long: 2, night: 30 },
  share: 10,
  together: true,
  alone: true,
  run: request => drill(builtServer, [FAIL_OVER], request),
  planted: [planted('a standby that gets a commit later than the player', builtServer, [late(FAIL_OVER)], 5)],
};

/** The same fault in a cluster that does not wait for its standby. */
function late(fault: ClusterFault): ClusterFault {
  return {
    ...fault,
    do: ({ postgres, ...cluster }, random) =>
      fault.do({ ...cluster, postgres: { ...postgres, follow: port => postgres.follow(port, 'late') } }, random),
  };
}

function planted(
  name: string,
  build: () => Promise<BuiltServer>,
  faultsToMake: readonly ClusterFault[],
  most: number,
): Planted {
  return { name, most, run: request => drill(build, faultsToMake, request) };
}

/** The drills of one run are judged together. */
async function drill(
  build: () => Promise<BuiltServer>,
  faultsToMake: readonly ClusterFault[],
  { first, count, until }: TrialRequest,
): Promise<TrialReport> {
  const drilled = await drillAtNodes(await build(), { drills: count, seed: first, until, faultsToMake });
  const { drills: made, ledger, found, gaps } = drilled;
  return {
    trials: made,
    failures: problemsOf(drilled).map(what => ({ seed: first, count: made, what })),
    sums: {
      'acknowledged moves': ledger.acknowledged.size,
      'sent again': ledger.resent,
      'wrong rows': wrongRows(found),
      'finished games that replay': found.finished,
    },
    series: Object.fromEntries(
      Object.entries(gaps).map(([name, values]) => [`milliseconds to the next move after: ${name}`, values]),
    ),
  };
}

function problemsOf({ ledger, found, isStuck, faults }: Drilled): string[] {
  const { lost, twice, foreign, denied, broken } = found;
  const listed = { lost, twice, foreign, denied, broken, contradicted: ledger.contradictions };
  const unexpected = faults.split('\n').filter(line => line !== '' && !isExpected(line));
  return [
    ...Object.entries(listed).flatMap(([name, all]) => all.map(what => `${name}: ${what}`)),
    ...(isStuck ? ['no move is acknowledged any more'] : []),
    ...(unexpected.length > 0 ? [`a node logged ${unexpected[0]!.slice(0, 300)}`] : []),
  ];
}

/** What a node may log while it has no database. */
function isExpected(line: string): boolean {
  return BY_REQUEST.test(line) || (COMPLAINT.test(line) && OF_STORE.test(line));
}

const BY_REQUEST = /"msg":"the store failed"/; // and of nothing else
const COMPLAINT =
  /"msg":"(The store failed|Other nodes could not be notified|A (message could not be answered|session could not be checked|socket could not be accepted|push message could not be sent))"/;
const OF_STORE = /"places":\["(Unreachable|CommitUnknown|StoreClosed)"/;
