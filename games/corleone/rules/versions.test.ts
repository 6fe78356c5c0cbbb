import { replay } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { standardPack } from './pack/standard.ts';
import { corleone } from './rules.ts';
import { VERSION } from './versions.ts';

const rules = corleone(standardPack);
const first = rules.atVersion!(1)!;

test('every version is there, with the same pack; no other is', () => {
  for (let version = 1; version <= VERSION; version += 1) {
    const { version: own, pack } = rules.atVersion!(version)!;
    expect({ own, pack }).toEqual({ own: version, pack: rules.pack });
    expect(first.atVersion!(version)!.version).toBe(version);
  }
  for (const version of [0, VERSION + 1, 1.5, Number.NaN]) expect(rules.atVersion!(version)).toBeUndefined();
});

test('new games begin under the newest version', () => {
  expect(randomGame(rules, { players: 2 }, 1).record.version).toBe(VERSION);
});

test('RN-32 a game of version 1 in which a winner moved a marker of their own turf replays by version 1 alone', () => {
  const { record, state } = gameWithOwnMarkerMoved();
  expect(replay(rules, record)).toMatchObject({ ok: true, state });
  expect(replay(rules, { ...record, version: 2 })).toMatchObject({ ok: false, problem: { code: 'refused' } });
});

/** A random game of version 1 in which a marker came back to where it lay. */
function gameWithOwnMarkerMoved() {
  for (let seed = 0; ; seed += 1) {
    const game = randomGame(first, { players: 2 }, seed);
    if (game.events.some(event => event.kind === 'markerMoved' && event.from === event.to)) return game;
  }
}
