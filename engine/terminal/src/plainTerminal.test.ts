import { stripVTControlCharacters } from 'node:util';
import { liarsDiceGame } from '@omerta/liars-dice';
import { checkInvariants, liarsDice } from '@omerta/liars-dice/rules';
import { diceWith, play } from '@omerta/liars-dice/testing';
import { liarsDiceText } from '@omerta/liars-dice/words';
import { expect, test } from 'vitest';
import { paintWith } from './paint.ts';
import { plainTerminal } from './plainTerminal.ts';

const terminal = plainTerminal({ game: liarsDiceGame, words: liarsDiceText, checkState: checkInvariants });
const bound = terminal.bind(liarsDice);
const size = { columns: 80, rows: 24 };

const story = (...steps: string[]) => {
  const game = diceWith(['1 5', '2 2'], { spotOn: true });
  play(game, ...steps);
  return game;
};
const voiceOf = ({ state }: ReturnType<typeof story>, names?: readonly string[]) =>
  bound.speak(liarsDice.viewFor(state, 'spectator'), {
    language: 'en',
    paint: paintWith(false),
    ...(names === undefined ? {} : { names }),
  });

test('a rule that a host may choose is a switch, named after what it changes', () => {
  expect(terminal.switches).toMatchObject([
    { name: 'no-wild-ones', sets: { wildOnes: false } },
    { name: 'spot-on', sets: { spotOn: true } },
    { name: 'second-roll', sets: { secondRoll: true } },
  ]);
});

test('a rule with other values than yes and no takes one of them', () => {
  const game = { ...liarsDiceGame, switches: [{ field: 'wildOnes', values: [1, 2] }] };
  const words = { ...liarsDiceText, optionValue: (_language: string, _field: string, value: unknown) => `${value}` };
  const [face] = plainTerminal({ game, words, checkState: checkInvariants }).switches;
  expect(face).toMatchObject({ name: 'wild-ones', values: { 1: { wildOnes: 1 }, 2: { wildOnes: 2 } } });
});

test('prompts, choices and events are the words of the game, with the names of the players', () => {
  const game = story('A bid:1x5');
  const voice = voiceOf(game, ['Ala', 'Olek']);
  const view = liarsDice.viewFor(game.state, 1);
  expect(voice.prompt(view)).toBe('Ala bids 1 five. Raise or call?');
  expect(voice.event(liarsDice.seenBy(game.events[0]!, 1)!)).toBe('Ala bids 1 five.');
  expect(voice.welcome(view)).toMatch(/B.*: Olek$/);
  expect(voice.prompt(liarsDice.viewFor(game.state, 0))).toBe('');
});

test('typed words find the choices that have them', () => {
  const game = story('A bid:1x5');
  const view = liarsDice.viewFor(game.state, 1);
  expect(voiceOf(game).meant(view, 'SPOT ON')).toEqual([{ kind: 'spotOn' }]);
  expect(voiceOf(game).meant(view, 'no such words')).toEqual([]);
});

test('a player sees only the dice under the own cup', () => {
  const game = story('A bid:1x5');
  const voice = voiceOf(game);
  const shown = (seat: number | 'spectator') =>
    stripVTControlCharacters(voice.hand(liarsDice.viewFor(game.state, seat), size, 'usual').join('\n'));
  expect(shown(0)).toBe('Your dice: 1 5');
  expect(shown(1)).toBe('Your dice: 2 2');
  expect(shown('spectator')).toBe('');
});

test('the board has a row for each player, inside the columns of the terminal', () => {
  const game = story('A bid:1x5');
  const rows = voiceOf(game).board(liarsDice.viewFor(game.state, 0), { columns: 40, rows: 24 }, 'usual');
  expect(rows.filter(row => /^[AB] /.test(row))).toHaveLength(2);
  expect(Math.max(...rows.map(row => row.length))).toBeLessThanOrEqual(40);
});

test('only a game that is over has a final count', () => {
  const game = diceWith(['5', '2']);
  play(game, 'A bid:1x5');
  expect(voiceOf(game).finalCount(liarsDice.viewFor(game.state, 0), size)).toEqual([]);
  play(game, 'B liar');
  const [, ...rows] = voiceOf(game).finalCount(liarsDice.viewFor(game.state, 'spectator'), size);
  expect(rows.filter(row => row.includes('Ada') || row.includes('Bruno'))).toHaveLength(2);
});
