import type { Asked, Found, Suite } from '@omerta/testing';
import { type BuiltServer, builtServer, patchedServer } from '../process/builtServer.ts';
import { raceAtNodes } from '../process/raceAtNodes.ts';

export const nodes: Suite = {
  id: 'R8',
  promise: 'kept',
  shows: 'Two nodes on one PostgreSQL are raced, and stand still now and then: one winner each, one story everywhere',
  unit: 'commands',
  trials: { long: 10_000, night: 100_000 },
  share: 10_000,
  together: true,
  alone: true,
  run: asked => race(builtServer, asked),
  planted: [
    {
      name: 'a store that takes a second choice for the same decision, as if there were no unique key',
      most: 600,
      run: asked => race(carelessServer, asked),
    },
  ],
};

/** It writes behind whatever is there, instead of refusing what was built on something older. */
const carelessServer = (): Promise<BuiltServer> =>
  patchedServer({
    file: /\/store\/classifyAppends\.ts$/,
    from: 'const fits = match?.last === row.number - 1 && (revision === undefined || revision === match.revision);',
    to: 'const fits = true; Object.assign(row, { number: (match?.last ?? 0) + 1 });',
  });

/** The commands of one go are judged together. */
async function race(build: () => Promise<BuiltServer>, { first, count, until }: Asked): Promise<Found> {
  const { ledger, found, wrong, faults } = await raceAtNodes(await build(), { commands: count, seed: first, until });
  const { lost, twice, foreign, denied, broken } = found;
  const listed = { wrong, lost, twice, foreign, denied, broken, contradicted: ledger.contradictions };
  const problems = [
    ...Object.entries(listed).flatMap(([name, all]) => all.map(what => `${name}: ${what}`)),
    ...(found.rows === ledger.acknowledged.size
      ? []
      : [`${found.rows} rows, ${ledger.acknowledged.size} acknowledged`]),
    ...(faults === '' ? [] : [`a node said ${faults.slice(0, 300)}`]),
  ];
  return {
    trials: ledger.asked,
    failures: problems.map(what => ({ seed: first, count, what })), // every wrong command is one
    sums: { rows: found.rows, 'finished games that replay': found.finished },
  };
}
