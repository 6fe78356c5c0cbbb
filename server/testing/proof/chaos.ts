import type { Asked, Found, Suite } from '@omerta/testing';
import { playThroughChaos } from '../chaos/playThroughChaos.ts';
import { type BuiltServer, builtServer, forgetfulServer } from '../process/builtServer.ts';
import type { Ledger } from '../process/ledger.ts';

export const chaos: Suite = {
  id: 'R4',
  promise: 'kept',
  shows:
    'Messages are doubled (20 %), late (one in two hundred up to 30 s) and overtake each other: what is stored is what was acknowledged',
  unit: 'commands',
  trials: { long: 10_000, night: 200_000 },
  share: 10_000,
  together: true,
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
    ...Object.entries(listed).flatMap(([name, all]) => all.map(what => `${name}: ${what}`)),
    ...(seen.commandsDoubled < ledger.asked / 10 ? ['hardly any command was doubled'] : []),
    ...(seen.late < Math.floor(seen.messages / 10_000) ? ['hardly anything came very late'] : []),
    ...(ledger.acknowledged.size < ledger.sent.size / 2 ? ['hardly anything was acknowledged'] : []),
    ...(faults === '' ? [] : [`the server said ${faults.slice(0, 300)}`]),
  ];
  return {
    trials: Math.min(count, ledger.sent.size),
    failures: problems.map(what => ({ seed: first, count, what })), // every wrong command is one
    sums: {
      acknowledged: ledger.acknowledged.size,
      'sent again': ledger.resent,
      'messages doubled on the line': seen.doubled,
      'commands doubled on the line': seen.commandsDoubled,
      'messages that came more than 3 s late': seen.late,
      'finished games that replay': found.finished,
    },
  };
}

/** Told yes once and no another time, when it came again; or yes twice, and differently. */
function contradictedIn({ contradictions, acknowledged, refused }: Ledger): string[] {
  const both = [...refused].filter(([command]) => acknowledged.has(command));
  return [...contradictions, ...both.map(([command, code]) => `${command}, yes and ${code}`)];
}
