import type { Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { playThroughChaos } from '../chaos/playThroughChaos.ts';
import { type BuiltServer, builtServer, forgetfulServer } from '../process/builtServer.ts';
import type { Ledger } from '../process/ledger.ts';

export const chaos: Suite = {
  id: 'R4',
  promise: 'kept',
  shows:
    'Messages are duplicated (20 %), late (one in two hundred up to 30 s) and reordered: exactly the acknowledged commands are stored',
  unit: 'commands',
  trials: { long: 10_000, night: 200_000 },
  share: 10_000,
  together: true,
  run: request => play(builtServer, request),
  planted: [
    {
      name: 'a server that does not recognise a repeated command',
      most: 600,
      run: request => play(forgetfulServer, request),
    },
  ],
};

/** The commands of one run are judged together. */
async function play(build: () => Promise<BuiltServer>, { first, count, until }: TrialRequest): Promise<TrialReport> {
  const played = await playThroughChaos(await build(), { commands: count, seed: first, until });
  const { ledger, found, seen, mistaken, faults } = played;
  const { lost, twice, foreign, denied, broken } = found;
  const listed = { lost, twice, foreign, denied, broken, mistaken, contradicted: contradictedIn(ledger) };
  const problems = [
    ...Object.entries(listed).flatMap(([name, all]) => all.map(what => `${name}: ${what}`)),
    ...(seen.commandsDoubled < ledger.asked / 10 ? ['hardly any command was duplicated'] : []),
    ...(seen.late < Math.floor(seen.messages / 10_000) ? ['hardly any message was very late'] : []),
    ...(ledger.acknowledged.size < ledger.sent.size / 2 ? ['hardly anything was acknowledged'] : []),
    ...(faults === '' ? [] : [`the server logged ${faults.slice(0, 300)}`]),
  ];
  return {
    trials: Math.min(count, ledger.sent.size),
    failures: problems.map(what => ({ seed: first, count, what })), // every wrong command is one
    sums: {
      acknowledged: ledger.acknowledged.size,
      'sent again': ledger.resent,
      'messages duplicated': seen.doubled,
      'commands duplicated': seen.commandsDoubled,
      'messages that came more than 3 s late': seen.late,
      'finished games that replay': found.finished,
    },
  };
}

/** Acknowledged once and refused another time, or acknowledged twice and differently. */
function contradictedIn({ contradictions, acknowledged, refused }: Ledger): string[] {
  const both = [...refused].filter(([command]) => acknowledged.has(command));
  return [...contradictions, ...both.map(([command, code]) => `${command}, acknowledged and ${code}`)];
}
