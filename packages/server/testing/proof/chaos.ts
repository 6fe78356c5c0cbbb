import type { Asked, Found, Suite } from '@omerta/kernel/testing';
import { playThroughChaos } from '../chaos/playThroughChaos.ts';
import { type BuiltServer, builtServer, forgetfulServer } from '../process/builtServer.ts';
import type { Ledger } from '../process/ledger.ts';

export const chaos: Suite = {
  id: 'R4',
  promise: 'kept',
  shows:
    'Messages are doubled (20 %), late (up to 30 s) and overtake each other: what is stored is what was acknowledged',
  unit: 'commands',
  trials: { long: 10_000, night: 200_000 },
  share: 10_000,
  run: asked => play(builtServer, asked),
  planted: [
    {
      name: 'a server that does not know a command again',
      most: 600,
      run: asked => play(forgetfulServer, asked),
    },
  ],
};

/** The commands of one go are judged together. */
async function play(build: () => Promise<BuiltServer>, { first, count, until }: Asked): Promise<Found> {
  const played = await playThroughChaos(await build(), { commands: count, seed: first, until });
  const { ledger, found, seen, mistaken, faults } = played;
  const { lost, twice, foreign, denied, broken } = found;
  const listed = { lost, twice, foreign, denied, broken, mistaken, contradicted: contradictedIn(ledger) };
  const problems = [
    ...Object.entries(listed).flatMap(([name, all]) => (all.length > 0 ? [`${all.length} ${name}: ${all[0]}`] : [])),
    ...(seen.doubled < ledger.sent.size / 10 ? ['hardly anything was doubled'] : []),
    ...(ledger.acknowledged.size < ledger.sent.size / 2 ? ['hardly anything was acknowledged'] : []),
    ...(faults === '' ? [] : [`the server said ${faults.slice(0, 300)}`]),
  ];
  return {
    trials: Math.min(count, ledger.sent.size),
    failures: problems.map(what => ({ seed: first, count, what })),
    sums: {
      acknowledged: ledger.acknowledged.size,
      'sent again': ledger.resent,
      'messages doubled on the line': seen.doubled,
      'messages delayed': seen.delayed,
      'finished games that replay': found.finished,
    },
  };
}

/** Told yes and, when it came again, that it was too late. */
function contradictedIn({ contradictions, acknowledged, refused }: Ledger): string[] {
  const tooLate = [...refused].flatMap(([command, code]) => (code === 'stale' ? [command] : []));
  return [...contradictions, ...tooLate.filter(command => acknowledged.has(command))];
}
