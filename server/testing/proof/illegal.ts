import type { Suite } from '@omerta/testing';
import { sendIllegal } from '../illegal/sendIllegal.ts';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';

export const illegal: Suite = {
  id: 'S9',
  promise: 'hidden',
  shows:
    'Well-formed messages that are not allowed, at positions of all games: all refused, alike in two worlds, nothing changed, nothing broadcast',
  unit: 'messages',
  trials: { long: 50_000, night: 1_000_000 },
  share: 50_000,
  run: sendIllegal,
  planted: [
    planted(
      'a message may name the seat it speaks for',
      {
        file: /protocol\/src\/messages\.ts$/,
        from: 'commandMessage = z.strictObject({ match,',
        to: 'commandMessage = z.strictObject({ match, seat: z.optional(count),',
      },
      {
        file: /\/matches\/command\.ts$/,
        from: 'const seat = seatFor(state, from, now);',
        to: 'const seat = (command as { seat?: number }).seat ?? seatFor(state, from, now);',
      },
    ),
    planted('any client that knows the id of a command is told that it was taken', {
      file: /\/matches\/command\.ts$/,
      from: 'if (given.seat !== seat) return false;',
      to: '',
    }),
    planted('other content under the id of a command is acknowledged', {
      file: /\/matches\/command\.ts$/,
      from: 'given.decision === decision && given.kind === kind && given.text === text',
      to: 'true',
    }),
    planted('the rules are not asked', {
      file: /kernel\/src\/submit\.ts$/,
      from: 'const reason = rules.whyNot(rules.viewFor(state, seat), choice, by);',
      to: 'const reason = undefined;',
    }),
    planted('a choice for a stale decision is taken', {
      file: /\/matches\/command\.ts$/,
      from: "if (isStale(progress, seat, decision)) return no('stale');",
      to: '',
    }),
    planted('a table that is paused takes choices', {
      file: /\/matches\/clocks\.ts$/,
      from: '&& pausedAt === undefined',
      to: '',
    }),
    planted('a refusal that contains the length of the hidden deck', {
      file: /kernel\/src\/submit\.ts$/,
      from: "return refused({ code: 'unreadable' });",
      to: "return refused({ code: 'unreadable', reason: JSON.stringify(state).length } as never);",
    }),
    planted('a refused choice is broadcast', {
      file: /\/matches\/liveMatch\.ts$/,
      from: 'if (!taken.ok) return refusedBy(taken.refusal);',
      to: "if (!taken.ok) { for (const [w] of this.broadcast.watchers.all()) w.send('closed', { match: '' }); return refusedBy(taken.refusal); }",
    }),
  ],
};

function planted(name: string, ...patches: readonly Patch[]) {
  const program = { module: new URL('../illegal/sendIllegal.ts', import.meta.url), run: 'sendIllegal' };
  return plantedPatch(name, 5_000, program, ...patches);
}
