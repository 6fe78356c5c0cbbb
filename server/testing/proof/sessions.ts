import type { Suite } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { CASES_OF_SESSIONS, sessionsEnded } from '../sessions/sessionCases.ts';

export const sessions: Suite = {
  id: 'S12',
  promise: 'hidden',
  shows:
    'Sessions after their end, tickets used twice, codes of other tables, seats given away: connections cut within 5 s, nothing opened',
  unit: 'endings',
  trials: { long: 12 * CASES_OF_SESSIONS, night: 60 * CASES_OF_SESSIONS },
  share: 12 * CASES_OF_SESSIONS,
  run: sessionsEnded,
  planted: [
    planted('a ticket that can be used again and again', {
      file: /\/people\/sessions\.ts$/,
      from: "await auth.store.redeemTicket(tokenId('move', ticket), unowned, auth.now());",
      to: `(await auth.store.sessionById(tokenId('move', ticket)))?.person;
        if (owner !== undefined) await auth.store.addSession({ ...unowned, person: owner }, {});`,
    }),
    planted('a login that outlasts the password it was begun with', {
      file: /\/people\/sessions\.ts$/,
      from: "{ passwordHash: person.passwordHash ?? '' }",
      to: '{}',
    }),
    planted('a socket that survives its session', {
      file: /\/socket\/sockets\.ts$/,
      from: 'this.#disconnectWhere(person => person?.session === session);',
      to: '',
    }),
    planted('a stream that survives its session', {
      file: /\/http\/streams\.ts$/,
      from: 'this.#endWhere(visitor => sessionOf(visitor) === session);',
      to: '',
    }),
    planted('a session that never ends', {
      file: /\/people\/visitor\.ts$/,
      from: 'if (session === undefined || session.expiresAt <= auth.now()) return undefined;',
      to: 'if (session === undefined) return undefined;',
    }),
    planted('a code that opens every private table', {
      file: /\/http\/access\.ts$/,
      from: 'match.code === code',
      to: "code !== ''",
    }),
    planted(
      'a token of any purpose',
      {
        file: /\/people\/tokens\.ts$/,
        from: "export function tokenId(purpose: 'session' | 'bot' | 'move', token: string): string {",
        to: "export function tokenId(_purpose: string, token: string): string { const purpose = 'any';",
      },
      { file: /\/people\/sessions\.ts$/, from: "kind: 'device', ...dates", to: "kind: 'ticket', ...dates" },
    ),
  ],
};

function planted(name: string, ...patches: readonly Patch[]) {
  const program = { module: new URL('../sessions/sessionCases.ts', import.meta.url), run: 'sessionsEnded' };
  return plantedPatch(name, CASES_OF_SESSIONS, program, ...patches);
}
