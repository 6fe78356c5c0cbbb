import type { Suite } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { fuzzConnections, fuzzMessages } from '../wire/fuzzers.ts';

const FUZZERS = new URL('../wire/fuzzers.ts', import.meta.url);

const messages: Suite = {
  id: 'S8-messages',
  promise: 'hidden',
  shows:
    'Corrupted messages and bodies of real players: all refused, nothing changed, no fault, no hang of 100 ms, no memory leaked',
  unit: 'messages',
  trials: { long: 20_000, night: 1_000_000 },
  share: 50_000,
  run: fuzzMessages,
  planted: [
    inMessages('messages of any length are read', {
      file: /\/socket\/sockets\.ts$/,
      from: 'const LONGEST_MESSAGE = 4096;',
      to: 'const LONGEST_MESSAGE = 2 ** 30;',
    }),
    inMessages('bodies of any length are read', {
      file: /\/http\/limits\.ts$/,
      from: 'BODY_LIMIT = 64 * 1024',
      to: 'BODY_LIMIT = 2 ** 30',
    }),
    inMessages('a handler that throws on unknown messages', {
      file: /\/socket\/handleMessage\.ts$/,
      from: "if (!isKind(page, kind) || data.length !== 1) return answer(refusal('unreadable'));",
      to: 'if (!isKind(page, kind)) page.handlers[kind as never](data[0] as never, answer as never);',
    }),
    inMessages('unknown fields are accepted, and one of them is used', {
      file: /protocol\/src\/messages\.ts$/,
      from: 'commandMessage = z.strictObject({',
      to: 'commandMessage = z.looseObject({',
    }),
    inMessages('an endpoint that takes any body', {
      file: /\/http\/tokens\.ts$/,
      from: 'body: z.strictObject({ name: z.string().trim().min(1).max(40) }),',
      to: 'body: z.object({ name: z.any() }),',
    }),
    inMessages('long messages block all other clients', {
      file: /\/socket\/handleMessage\.ts$/,
      from: 'const last = given.at(-1);',
      to: `const last = given.at(-1);
        for (let left = JSON.stringify(given).length > 3_000 ? 1e9 : 0; left > 0; left -= 1);`,
    }),
    inMessages('after a long message all clients wait, though the server is idle', {
      file: /\/socket\/handleMessage\.ts$/,
      from: 'const last = given.at(-1);',
      to: `const last = given.at(-1);
        const room = globalThis as any;
        await room.closed;
        if (JSON.stringify(given).length > 3_000) room.closed = new Promise(open => setTimeout(open, 300));`,
    }),
    inMessages('unreadable messages leak memory', {
      file: /\/socket\/handleMessage\.ts$/,
      from: 'const last = given.at(-1);',
      to: 'const last = given.at(-1); (globalThis as any).kept = [...((globalThis as any).kept ?? []), Buffer.alloc(100_000)];',
    }),
  ],
};

const connections: Suite = {
  id: 'S8-lines',
  promise: 'hidden',
  shows:
    'Broken handshakes, requests and frames over the loopback: none accepted, nothing changed, no fault, no hang of 100 ms',
  unit: 'connections',
  trials: { long: 4_000, night: 100_000 },
  share: 10_000,
  run: fuzzConnections,
  planted: [
    inConnections('an invalid path ends the process', {
      file: /\/socket\/openSockets\.ts$/,
      from: "withoutBasePath(config.basePath, request.url ?? '/')",
      to: "withoutBasePath(config.basePath, decodeURI(request.url ?? '/'))",
    }),
    inConnections('an invalid cookie is a fault', {
      file: /\/people\/visitor\.ts$/,
      from: 'cookies.parse(header)[COOKIE];',
      to: 'decodeURIComponent(cookies.parse(header, { decode: text => text })[COOKIE] ?? "");',
    }),
    inConnections('a web socket of any version is opened', {
      file: /ws\/lib\/websocket-server\.js$/,
      from: 'if (version !== 13 && version !== 8) {',
      to: 'if (false) {',
    }),
    inConnections('frames that are not masked are read', {
      file: /ws\/lib\/receiver\.js$/,
      from: 'if (!this._masked) {',
      to: 'if (false) {',
    }),
    inConnections('frames with reserved bits are read', {
      file: /ws\/lib\/receiver\.js$/,
      from: 'if ((buf[0] & 0x30) !== 0x00) {',
      to: 'if (false) {',
    }),
    inConnections('a request creates a person', {
      file: /\/http\/authentication\.ts$/,
      from: "await spend('address', request);",
      to: `await spend('address', request);
        if (request.headers.cookie !== undefined && request.url === '/')
          await parts.store.addPerson({ id: request.id, name: request.id, language: 'en', createdAt: 0, lastSeen: 0 });`,
    }),
  ],
};

export const malformed: readonly Suite[] = [messages, connections];

function inMessages(name: string, patch: Patch) {
  return plantedPatch(name, 4_000, { module: FUZZERS, run: 'fuzzMessages' }, patch);
}

function inConnections(name: string, patch: Patch) {
  return plantedPatch(name, 2_000, { module: FUZZERS, run: 'fuzzConnections' }, patch);
}
