// The commands on a record of a game that has rules and words alone.
import { liarsDice } from '@omerta/liars-dice/rules';
import { randomGame } from '@omerta/testing';
import { afterAll, expect, test } from 'vitest';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const { record, outcome } = randomGame(liarsDice, { players: 3, secondRoll: true }, 5);

test('verify confirms it, and finds a choice against the rules', async () => {
  const { code, out, err } = await omerta(['verify', fileWith(record)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const scores = outcome.scores.map((score, seat) => `${'ABC'[seat]} ${score}`).join(', ');
  expect(out).toContain(`liars-dice, 3 players, ${record.choices.length} choices, over: ${scores}\nhash `);
  const wrong = { ...record, choices: record.choices.with(0, [record.choices[0]![0], 'liar']) };
  expect((await omerta(['verify', fileWith(wrong)])).err).toMatch(
    /choice 1, [A-C] "liar": against the rules: .+ \(L4\)/,
  );
});

test('replay tells it in words, and the dice of a player to that player alone', async () => {
  const told = async (viewer: string) => {
    const { code, out, err } = await omerta(['replay', fileWith(record), '--language', 'en', '--viewer', viewer]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };
  const rolled = (out: string) => new Set([...out.matchAll(/(\w+) rolled \d/g)].map(([, name]) => name));
  const spectator = await told('spectator');
  expect(spectator).toMatch(/^Liar.s Dice\n/);
  expect(spectator).not.toMatch(/[{}]|undefined|NaN|\[object/);
  expect(rolled(spectator)).toEqual(new Set());
  expect(rolled(await told('B'))).toEqual(new Set(['Bruno']));
  expect(rolled(await told('all'))).toEqual(new Set(['Ada', 'Bruno', 'Carla']));
});

test('coach says that there is none for it', async () => {
  const { code, out, err } = await omerta(['coach', fileWith(record)]);
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'omerta: there is no coach for liars-dice\n' });
});
