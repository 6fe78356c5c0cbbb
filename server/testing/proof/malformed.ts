import type { Suite } from '@omerta/testing';
import type { Patch } from '../process/builtServer.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { fuzzConnections, fuzzMessages } from '../wire/fuzzers.ts';

const SIEGES = new URL('../wire/fuzzers.ts', import.meta.url);

const messages: Suite = {
  id: 'S8-messages',
  promise: 'hidden',
  shows:
    'Spoiled messages and bodies of real players: all refused, nothing changed, no fault, no hang of 100 ms, no memory kept',
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
    inMessages('a handler that throws where it is told what it does not know', {
      file: /\/socket\/handleMessage\.ts$/,
      from: "if (!isKind(page, kind) || data.length !== 1) return answer(refusal('unreadable'));",
      to: 'if (!isKind(page, kind)) page.handlers[kind as never](data[0] as never, answer as never);',
    }),
    inMessages('fields that nobody knows are let in, and one of them is obeyed', {
      file: /protocol\/src\/messages\.ts$/,
      from: 'commandMessage = z.strictObject({',
      to: 'commandMessage = z.looseObject({',
    }),
    inMessages('an endpoint that takes any body', {
      file: /\/http\/tokens\.ts$/,
      from: 'body: z.strictObject({ name: z.string().trim().min(1).max(40) }),',
      to: 'body: z.object({ name: z.any() }),',
    }),
    inMessages('long messages hold up everybody else', {
      file: /\/socket\/handleMessage\.ts$/,
      from: 'const last = given.at(-1);',
      to: `const last = given.at(-1);
        for (let left = JSON.stringify(given).length > 3_000 ? 1e9 : 0; left > 0; left -= 1);`,
    }),
    inMessages('after a long message everybody waits, though nobody is at work', {
      file: /\/socket\/handleMessage\.ts$/,
      from: 'const last = given.at(-1);',
      to: `const last = given.at(-1);
        const room = globalThis as any;
        await room.closed;
        if (JSON.stringify(given).length > 3_000) room.closed = new Promise(open => setTimeout(open, 300));`,
    }),
    inMessages('what could not be read is kept', {
      file: /\/socket\/handleMessage\.ts$/,
      from: 'const last = given.at(-1);',
      to: 'const last = given.at(-1); (globalThis as any).kept = [...((globalThis as any).kept ?? []), Buffer.alloc(100_000)];',
    }),
  ],
};

const lines: Suite = {
  id: 'S8-lines',
  promise: 'hidden',
  shows:
    'Broken handshakes, requests and frames over the loopback: nobody let in, nothing changed, no fault, no hang of 100 ms',
  unit: 'lines',
  trials: { long: 4_000, night: 100_000 },
  share: 10_000,
  run: fuzzConnections,
  planted: [
    inLines('a path that is no path ends the process', {
      file: /\/socket\/openSockets\.ts$/,
      from: "withoutBasePath(config.basePath, request.url ?? '/')",
      to: "withoutBasePath(config.basePath, decodeURI(request.url ?? '/'))",
    }),
    inLines('a cookie that is no cookie is a fault', {
      file: /\/people\/visitor\.ts$/,
      from: 'cookies.parse(header)[COOKIE];',
      to: 'decodeURIComponent(cookies.parse(header, { decode: text => text })[COOKIE] ?? "");',
    }),
    inLines('a web socket of any version is opened', {
      file: /ws\/lib\/websocket-server\.js$/,
      from: 'if (version !== 13 && version !== 8) {',
      to: 'if (false) {',
    }),
    inLines('frames that are not masked are read', {
      file: /ws\/lib\/receiver\.js$/,
      from: 'if (!this._masked) {',
      to: 'if (false) {',
    }),
    inLines('frames with reserved bits are read', {
      file: /ws\/lib\/receiver\.js$/,
      from: 'if ((buf[0] & 0x30) !== 0x00) {',
      to: 'if (false) {',
    }),
    inLines('somebody who comes is a person on the disk', {
      file: /\/http\/authentication\.ts$/,
      from: "await spend('address', request);",
      to: `await spend('address', request);
        if (request.headers.cookie !== undefined && request.url === '/')
          await parts.store.addPerson({ id: request.id, name: request.id, language: 'en', createdAt: 0, lastSeen: 0 });`,
    }),
  ],
};

export const malformed: readonly Suite[] = [messages, lines];

function inMessages(name: string, patch: Patch) {
  return plantedPatch(name, 4_000, { module: SIEGES, run: 'fuzzMessages' }, patch);
}

function inLines(name: string, patch: Patch) {
  return plantedPatch(name, 2_000, { module: SIEGES, run: 'fuzzConnections' }, patch);
}
