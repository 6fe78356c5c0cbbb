import { performance } from 'node:perf_hooks';
import { botContestant, type Contestant, type PlayedBlock, playBlock } from '@omerta/lab';
import type { BoundGame } from '../cliGame.ts';
import { withPack } from '../files/openRecord.ts';
import { Mistake } from '../mistake.ts';
import { gameNamed, levelNamed } from '../options.ts';
import { CommandBot } from './commandBot.ts';
import { kindOf } from './kindOf.ts';
import { moduleBot } from './moduleBot.ts';
import type { Sitting } from './plan.ts';

/** A table where all bots sit, in whatever thread this is. */
export interface Seated {
  play(block: number): Promise<PlayedBlock>;
  close(): Promise<void>;
}

export async function sitDown({ plan, ownPack, seconds }: Sitting): Promise<Seated> {
  const standard = gameNamed(plan.game).standard();
  const game = ownPack === undefined ? standard : withPack(plan.game, ownPack, 'the pack');
  const { rules } = game;
  const { options, seed, iterations } = plan;
  const table: Contestant[] = [];
  const close = async () => {
    await Promise.all(table.map(contestant => contestant instanceof CommandBot && contestant.close()));
  };
  try {
    for (const name of plan.table) table.push(await contestantNamed(name, game, seconds, iterations));
  } catch (error) {
    await close(); // bots that have started would wait for ever
    throw error;
  }
  return {
    close,
    async play(block) {
      try {
        return await playBlock({ rules, options, table, seed, block, now: () => performance.now() });
      } catch (error) {
        if (error instanceof Mistake) return { ok: false, problem: error.message };
        throw error;
      }
    },
  };
}

async function contestantNamed(
  name: string,
  game: BoundGame,
  seconds: number,
  iterations: number | undefined,
): Promise<Contestant> {
  const kind = kindOf(name);
  if (kind === 'command') return new CommandBot(name, game.rules, seconds);
  if (kind === 'module') return moduleBot(name, game.rules, seconds);
  return botContestant(name, game.bot(levelNamed(name)), game.rules, iterations);
}
