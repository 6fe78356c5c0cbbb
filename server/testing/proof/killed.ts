import type { Failure, Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { wrongRows } from '../process/audit.ts';
import { type BuiltServer, builtServer, earlyAcknowledgingServer, forgetfulServer } from '../process/builtServer.ts';
import { type Kills, killOften, TABLES } from '../process/killOften.ts';

export const killed: Suite = {
  id: 'R1',
  promise: 'kept',
  shows: 'The server is killed during play (kill -9): no acknowledged move is lost or applied twice, every game ends',
  unit: 'kills',
  trials: { long: 50, night: 1_000 },
  share: 50,
  alone: true,
  run: request => die(builtServer, request, 'playOn'),
  planted: [
    planted('a server that acknowledges before it commits', earlyAcknowledgingServer),
    planted('a server that does not recognise a repeated command', forgetfulServer),
  ],
};

function planted(name: string, build: () => Promise<BuiltServer>): Planted {
  return { name, most: 15, run: request => die(build, request, 'callOff') };
}

/** The kills of one run are judged together: a lost row cannot be traced to one of them. */
async function die(
  build: () => Promise<BuiltServer>,
  { first, count, until }: TrialRequest,
  atTheEnd: 'playOn' | 'callOff',
): Promise<TrialReport> {
  const died = await killOften(await build(), { kills: count, seed: first, until, atTheEnd });
  const { kills, ledger, found, servingAgain } = died;
  const failures: Failure[] = problemsOf(died, atTheEnd).map(what => ({ seed: first, count: kills, what }));
  return {
    trials: kills,
    failures: failures.slice(0, kills),
    sums: {
      'acknowledged moves': ledger.acknowledged.size,
      'sent again': ledger.resent,
      'wrong rows': wrongRows(found),
      'finished games that replay': found.finished,
    },
    series: { 'milliseconds until the first move after a start': servingAgain },
  };
}

function problemsOf({ kills, ledger, found, faults }: Kills, atTheEnd: 'playOn' | 'callOff'): string[] {
  const { lost, twice, foreign, denied, broken } = found;
  const listed = { lost, twice, foreign, denied, broken, contradicted: ledger.contradictions };
  const wrong = Object.entries(listed).flatMap(([name, all]) =>
    all.length > 0 ? [`${all.length} ${name}: ${all[0]}`] : [],
  );
  return [
    ...wrong,
    ...(ledger.rewound > 0 ? [`${ledger.rewound} times a page was sent an older version`] : []),
    ...(faults === '' ? [] : [`the server logged ${faults.slice(0, 300)}`]),
    ...(ledger.acknowledged.size < 5 * kills ? ['hardly anything was played'] : []),
    ...(atTheEnd === 'playOn' && found.finished < TABLES.length ? [`only ${found.finished} games were finished`] : []),
  ];
}
