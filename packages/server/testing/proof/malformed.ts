import type { Suite } from '@omerta/kernel/testing';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { siegeByMalformed } from '../wire/sieges.ts';

export const malformed: Suite = {
  id: 'S8-messages',
  promise: 'hidden',
  shows:
    'Spoiled messages and bodies of real players: all refused, nothing changed, no fault, no hang of 100 ms, no memory kept',
  unit: 'messages',
  trials: { long: 20_000, night: 1_000_000 },
  share: 50_000,
  run: siegeByMalformed,
  planted: [
    planted('messages of any length are read', {
      file: /\/socket\/sockets\.ts$/,
      from: 'const LONGEST_MESSAGE = 4096;',
      to: 'const LONGEST_MESSAGE = 2 ** 30;',
    }),
    planted('bodies of any length are read', {
      file: /\/http\/limits\.ts$/,
      from: 'BODY_LIMIT = 64 * 1024',
      to: 'BODY_LIMIT = 2 ** 30',
    }),
    planted('a handler that throws where it is told what it does not know', {
      file: /\/socket\/hear\.ts$/,
      from: "if (!isKind(page, kind) || data.length !== 1) return answer(refusal('unreadable'));",
      to: 'if (!isKind(page, kind)) page.handlers[kind as never](data[0] as never, answer as never);',
    }),
    planted('fields that nobody knows are let in, and one of them is obeyed', {
      file: /protocol\/src\/messages\.ts$/,
      from: 'commandMessage = z.strictObject({',
      to: 'commandMessage = z.looseObject({',
    }),
    planted('an endpoint that takes any body', {
      file: /\/http\/tokens\.ts$/,
      from: 'body: z.strictObject({ name: z.string().trim().min(1).max(40) }),',
      to: 'body: z.object({ name: z.any() }),',
    }),
    planted('long messages hold up everybody else', {
      file: /\/socket\/hear\.ts$/,
      from: 'const last = given.at(-1);',
      to: `const last = given.at(-1);
        const end = Date.now() + (JSON.stringify(given).length > 3_000 ? 150 : 0);
        while (Date.now() < end);`,
    }),
    planted('what could not be read is kept', {
      file: /\/socket\/hear\.ts$/,
      from: 'const last = given.at(-1);',
      to: 'const last = given.at(-1); (globalThis as any).kept = [...((globalThis as any).kept ?? []), Buffer.alloc(100_000)];',
    }),
  ],
};

function planted(name: string, patch: Patch) {
  const program = { module: new URL('../wire/sieges.ts', import.meta.url), run: 'siegeByMalformed' };
  return plantedPatch(name, 4_000, program, patch);
}
