import type { Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { type BuiltServer, builtServer, patchedServer } from '../process/builtServer.ts';
import { raceAtNodes } from '../process/raceAtNodes.ts';

export const nodes: Suite = {
  id: 'R8',
  promise: 'kept',
  shows: 'Two nodes on one PostgreSQL get answers at once, and freeze now and then: one answer wins, both nodes agree',
  unit: 'commands',
  trials: { long: 10_000, night: 100_000 },
  share: 10_000,
  together: true,
  alone: true,
  run: request => race(builtServer, request),
  planted: [
    {
      name: 'a store that takes a second choice for the same decision, as if there were no unique key',
      most: 600,
      run: request => race(carelessServer, request),
    },
  ],
};

/** It appends under the next number, instead of refusing rows built on an older state. */
const carelessServer = (): Promise<BuiltServer> =>
  patchedServer({
    file: /\/store\/classifyAppends\.ts$/,
    from: 'const fits = match?.last === row.number - 1 && (revision === undefined || revision === match.revision);',
    to: 'const fits = true; Object.assign(row, { number: (match?.last ?? 0) + 1 });',
  });

/** The commands of one run are judged together. */
async function race(build: () => Promise<BuiltServer>, { first, count, until }: TrialRequest): Promise<TrialReport> {
  const { ledger, found, wrong, faults } = await raceAtNodes(await build(), { commands: count, seed: first, until });
  const { lost, twice, foreign, denied, broken } = found;
  const listed = { wrong, lost, twice, foreign, denied, broken, contradicted: ledger.contradictions };
  const problems = [
    ...Object.entries(listed).flatMap(([name, all]) => all.map(what => `${name}: ${what}`)),
    ...(found.rows === ledger.acknowledged.size
      ? []
      : [`${found.rows} rows, ${ledger.acknowledged.size} acknowledged`]),
    ...(faults === '' ? [] : [`a node logged ${faults.slice(0, 300)}`]),
  ];
  return {
    trials: ledger.asked,
    failures: problems.map(what => ({ seed: first, count, what })), // every wrong command is one
    sums: { rows: found.rows, 'finished games that replay': found.finished },
  };
}
