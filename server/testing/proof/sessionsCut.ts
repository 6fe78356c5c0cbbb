import type { Planted, Suite } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { cutTrials } from '../process/cutTrials.ts';
import { plantedPatch } from '../process/patchedRun.ts';

export const sessionsCut: Suite = {
  id: 'R7',
  promise: 'kept',
  shows: 'PostgreSQL ends all sessions, or its answers get lost, while nodes write: no choice is lost or stored twice',
  unit: 'cuts',
  trials: { long: 200, night: 2_000 },
  share: 200,
  together: true,
  run: cutTrials,
  planted: [
    planted('a node that acknowledges a commit of unknown fate', {
      file: /\/liveMatch\.ts$/,
      from: 'failures++;',
      to: 'return yes(command.decision);',
    }),
    planted('a node that refuses a commit of unknown fate', {
      file: /\/liveMatch\.ts$/,
      from: 'failures++;',
      to: "return refusal('stale');",
    }),
  ],
};

function planted(name: string, patch: Patch): Planted {
  const program = { module: new URL('../process/cutTrials.ts', import.meta.url), run: 'cutTrials' };
  return plantedPatch(name, 60, program, patch);
}
