import type { Suite } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { canaries as run } from '../wire/trials.ts';
import { PATCHES } from '../worlds/patches.ts';

const SHOWN_CHOICES = [
  'a frame that shows the last choice',
  'a line in the log of the game that shows the last choice',
];

export const canaries: Suite = {
  id: 'S7',
  promise: 'hidden',
  shows:
    'Secrets of the deal, cookies, tokens, links, passwords and choices: none in logs, metrics or answers to others as long as they are secret',
  unit: 'games',
  trials: { long: 10, night: 1_000 },
  share: 20,
  run,
  planted: [
    planted('the state is printed', {
      file: /\/matches\/liveMatch\.ts$/,
      from: 'this.#state = after;\n    this.#remember(row);',
      to: 'this.#state = after;\n    this.#remember(row);\n    console.log(JSON.stringify(this.#state.match));',
    }),
    planted('a choice that was refused is logged', {
      file: /\/matches\/liveMatch\.ts$/,
      from: 'if (!taken.ok) return refusedBy(taken.refusal);',
      to: "if (!taken.ok) { this.#context.faults.report('A choice was refused', { match: row.text }, undefined); return refusedBy(taken.refusal); }",
    }),
    planted('an error quotes the choice', {
      file: /\/http\/table\.ts$/,
      from: 'new Refused(answer.code, { reason: answer.reason })',
      to: 'new Refused(answer.code, { problems: [command.text] })',
    }),
    ...SHOWN_CHOICES.map(name => planted(name, ...PATCHES[name]!)),
    planted('the log holds whole headers', {
      file: /\/http\/app\.ts$/,
      from: "milliseconds }, 'request');",
      to: "milliseconds, asked: JSON.stringify(request.headers) }, 'request');",
    }),
  ],
};

function planted(name: string, ...patches: readonly Patch[]) {
  const program = { module: new URL('../wire/trials.ts', import.meta.url), run: 'canaries' };
  return plantedPatch(name, 2, program, ...patches);
}
