import type { Suite } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { runningGames } from '../wire/trials.ts';

export const running: Suite = {
  id: 'S6',
  promise: 'hidden',
  shows:
    'Records, verification, replays and games continued from them: refused to every role until the game is over, then open to all',
  unit: 'games',
  trials: { long: 10, night: 200 },
  share: 10,
  run: runningGames,
  planted: [
    planted('records are served while the game runs', {
      file: /\/http\/access\.ts$/,
      from: "if (!isEnded(match)) throw new Refused('notYet');",
      to: '',
    }),
    planted('a game that is paused counts as over', {
      file: /\/http\/access\.ts$/,
      from: 'export function ended(match: Match): Match {',
      to: 'export function ended(match: Match): Match { if (match.pausedAt !== undefined) return match;',
    }),
    planted('the host may read records while the game runs', {
      file: /\/http\/finishedGame\.ts$/,
      from: 'const match = ended(found!);',
      to: 'const match = found!.host === requester.person ? found! : ended(found!);',
    }),
  ],
};

function planted(name: string, patch: Patch) {
  const program = { module: new URL('../wire/trials.ts', import.meta.url), run: 'runningGames' };
  return plantedPatch(name, 2, program, patch);
}
