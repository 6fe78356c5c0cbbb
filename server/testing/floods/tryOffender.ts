// One offender at a time, at a server where others play.
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@omerta/kernel';
import { quantilesOf } from '../load/measures.ts';
import { watchMemory } from '../load/memoryWatch.ts';
import type { Scene } from '../load/underLoad.ts';
import { bombs } from './bombs.ts';
import { greedy } from './greedy.ts';
import { type HonestPlay, playDuring } from './honestPlay.ts';
import { idlers } from './idlers.ts';
import type { Offence, Offender } from './offender.ts';
import { oversized } from './oversized.ts';
import { slow } from './slow.ts';
import { talkative } from './talkative.ts';

export const OFFENDERS = { talkative, oversized, slow, bombs, greedy, idlers } as const satisfies Record<
  string,
  Offender
>;
export type OffenderName = keyof typeof OFFENDERS;

export interface OffenderResult {
  readonly problems: readonly string[];
  readonly offence: Offence;
  readonly play: HonestPlay;
  readonly more: number; // bytes of memory, at most
}

export async function tryOffender(
  scene: Scene,
  name: OffenderName,
  seed: number,
  match: string,
): Promise<OffenderResult> {
  const before = await scene.read();
  const peak = watchMemory(scene);
  const target = {
    port: Number(new URL(scene.address).port),
    match,
    from: `10.${seed >> 16}.${(seed >> 8) & 255}.${seed & 255}`,
    random: randomFrom(seed),
  };
  const [offence, play] = await playDuring(scene, OFFENDERS[name](target)).finally(peak);
  const more = (await peak()) - before.memory;
  const problems = [
    ...offence.problems,
    ...lateness(offence, play),
    ...unfairness(play),
    ...(more > MOST_MORE + (name === 'greedy' ? PASSWORDS : 0) ? [`${Math.round(more / MEGA)} MB more memory`] : []),
    ...(await notAsUsual(scene, before.sockets)),
  ];
  return { problems: problems.map(what => `${name}: ${what}`), offence, play, more };
}

const MEGA = 1024 * 1024;
const MOST_MORE = 150 * MEGA;
const PASSWORDS = 2 * 128 * MEGA; // two are checked at a time, and each takes as much
const SOON = 1_000; // milliseconds
const LATEST = 5_000; // milliseconds for an honest move

/** A machine that is slow for honest clients is slow to refuse. */
function lateness({ late }: Offence, play: HonestPlay): string[] {
  const allowed = SOON + slowest(play);
  const wrong = late.filter(each => each > allowed).sort((one, other) => other - one);
  const never = wrong.filter(each => each === Number.POSITIVE_INFINITY).length;
  if (wrong.length === 0) return [];
  const longest = wrong.find(each => each !== Number.POSITIVE_INFINITY) ?? 0;
  return [
    `${wrong.length} of ${late.length} were refused or cut late (${never} never, else ${Math.round(longest)} ms)`,
  ];
}

function unfairness(play: HonestPlay): string[] {
  const refused = Object.entries(play.refused);
  return [
    ...(play.seen.length === 0 ? ['no honest move was made meanwhile'] : []),
    ...(slowest(play) > LATEST ? [`an honest player waited ${Math.round(slowest(play))} ms`] : []),
    ...(refused.length > 0 ? [`honest moves were refused: ${JSON.stringify(play.refused)}`] : []),
  ];
}

const slowest = ({ seen, answered }: HonestPlay) => Math.max(0, ...seen, ...answered);

/** No page has missed anything, no connection is left open, and moves are seen in time. */
async function notAsUsual({ crowd, read }: Scene, sockets: number): Promise<string[]> {
  const end = performance.now() + RECOVERY;
  let found: string[] = ['not checked yet'];
  while (found.length > 0 && performance.now() < end) {
    const { seen } = await crowd.ask('move', { rate: 10, seconds: 1 });
    const { p99 } = quantilesOf(seen);
    const now = await read();
    found = [
      ...(p99 <= LATE ? [] : [`moves are seen after ${Math.round(p99)} ms`]),
      ...(now.sockets === sockets ? [] : [`${now.sockets} sockets are open, not ${sockets}`]),
    ];
    if (found.length > 0) await pause(500);
  }
  const { behind } = await crowd.ask('compare', {});
  return [...found, ...behind];
}

const [LATE, RECOVERY] = [500, 30_000]; // milliseconds
