import { describe, expect, test } from 'vitest';
import { isCode, pathIn, readCode } from '../join/codes.ts';
import { CLOCKS, clockNamed } from './clocks.ts';
import { levelIn, levelsFor } from './levels.ts';
import { turned, valueIn } from './ruleSwitches.ts';
import {
  botTableOf,
  fitting,
  isPlain,
  newTableOf,
  practicePathOf,
  quickGameOf,
  type Seated,
  USUAL_SETUP as USUAL,
} from './tableSetup.ts';

const USUAL_SETUP = { ...USUAL, game: 'corleone' };
const plain: Seated = {};

describe('a table as it is set', () => {
  test('becomes a table of the server: clock, settings, no empty title', () => {
    const setup = { ...USUAL_SETUP, clock: 'game15', hints: true, title: ' ' } as const;
    expect(newTableOf(setup, plain, 'pl')).toEqual({
      game: 'corleone',
      visibility: 'private',
      options: { players: 4 },
      settings: {
        clock: { kind: 'game', total: 900, increment: 10 },
        spectators: true,
        memoryAid: false,
        log: 'open',
        language: 'pl',
        timeOut: 'rules',
        hints: true,
        pace: 'brisk',
      },
    });
  });

  test('around a shared screen bots take their time', () => {
    expect(newTableOf({ ...USUAL_SETUP, where: 'screen' }, plain, 'en').settings.pace).toBe('party');
  });

  test('the people at this device get what they wish to play as', () => {
    const setup = { ...USUAL_SETUP, players: 3, people: 2, factions: ['gold', 'blue'] };
    const factions = { field: 'clans', all: ['red', 'blue', 'green', 'gold'], Picture: () => null };
    const seated = { lobby: { factions } } as unknown as Seated; // only this is asked for
    expect(newTableOf(setup, seated, 'en').options).toEqual({ players: 3, clans: ['gold', 'red', 'blue'] });
    expect(newTableOf({ ...setup, factions: [] }, seated, 'en').options).toEqual({ players: 3 });
    expect(newTableOf(setup, plain, 'en').options).toEqual({ players: 3 });
    const around = new URL(practicePathOf({ ...setup, where: 'around' }, seated), 'http://here');
    expect(around.searchParams.get('options')).toBe('{"clans":["gold","blue","red"]}');
  });

  test('a game at once names the pack that was chosen', () => {
    expect(quickGameOf({ ...USUAL_SETUP, pack: 'ab12', memoryAid: true }, plain, 'de')).toEqual({
      game: 'corleone',
      players: 4,
      level: 'casual',
      pace: 'brisk',
      memoryAid: true,
      hints: true,
      language: 'de',
      options: { players: 4 },
      pack: 'ab12',
    });
  });

  test('a quick game with a clock, a closed log, a name, or without spectators is a table with bots', () => {
    const chosen = [{ clock: 'game15' }, { log: 'closed' }, { title: 'Sunday' }, { spectators: false }] as const;
    expect(isPlain(USUAL_SETUP)).toBe(true);
    for (const change of chosen) expect(isPlain({ ...USUAL_SETUP, ...change })).toBe(false);
    const setup = { ...USUAL_SETUP, visibility: 'public', clock: 'game15', timeOut: 'bot', title: 'Sunday' } as const;
    expect(botTableOf(setup, plain, 'en')).toMatchObject({
      visibility: 'unlisted',
      title: 'Sunday',
      settings: { clock: CLOCKS.game15, timeOut: 'bot', hints: true },
    });
  });

  test('a memory aid goes along, but not where the log is closed', () => {
    const aided = { ...USUAL_SETUP, memoryAid: true } as const;
    expect(newTableOf(aided, plain, 'en').settings?.memoryAid).toBe(true);
    expect(newTableOf({ ...aided, log: 'closed' }, plain, 'en').settings?.memoryAid).toBe(false);
    expect(practicePathOf(aided, plain)).toContain('memory=on');
    expect(practicePathOf(USUAL_SETUP, plain)).not.toContain('memory');
  });

  test('hints are there among friends and alone, not among strangers, unless the host says otherwise', () => {
    const strangers = { ...USUAL_SETUP, visibility: 'public' } as const;
    const hintsIn = (setup: typeof USUAL_SETUP) => newTableOf(setup, plain, 'en').settings?.hints;
    expect([USUAL_SETUP, strangers].map(hintsIn)).toEqual([true, false]);
    expect(
      [
        { ...USUAL_SETUP, hints: false },
        { ...strangers, hints: true },
      ].map(hintsIn),
    ).toEqual([false, true]);
    expect(quickGameOf(strangers, plain, 'en').hints).toBe(true);
    expect(practicePathOf({ ...strangers, where: 'around' }, plain)).not.toContain('hints');
    expect(practicePathOf({ ...USUAL_SETUP, where: 'around', hints: false }, plain)).toContain('hints=off');
  });

  test('a game on this device has everything in its address', () => {
    const around = { ...USUAL_SETUP, where: 'around', people: 3, switches: { firstPlayer: 0 } } as const;
    const path = practicePathOf(around, plain);
    expect(path.startsWith('/practice/corleone?')).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      players: '4',
      level: 'casual',
      pace: 'brisk',
      people: '3',
      options: '{"firstPlayer":0}',
    });
    expect(practicePathOf({ ...around, where: 'device' }, plain)).toContain('people=1');
  });

  test('who share this device are called as they wrote', () => {
    const around = { ...USUAL_SETUP, where: 'around', names: ['Ania', ' Sonny, Jr. ', 'Vito'] } as const;
    const namesIn = (setup: typeof USUAL_SETUP) =>
      new URLSearchParams(practicePathOf(setup, plain).split('?')[1]).get('names');
    expect(namesIn(around)).toBe('Ania,Sonny  Jr.');
    expect(namesIn({ ...around, names: ['', ''] })).toBeNull();
    expect(namesIn({ ...around, where: 'device' })).toBeNull(); // where only one plays
  });

  test('another game has other chairs', () => {
    const setup = { ...USUAL_SETUP, players: 3, people: 2 };
    expect(fitting(setup, { least: 4, most: 8 })).toMatchObject({ players: 4, people: 2 });
    expect(fitting({ ...setup, players: 8, people: 8 }, { least: 2, most: 5 })).toMatchObject({
      players: 5,
      people: 5,
    });
  });
});

test('every clock is known by its setting; others have no name', () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockNamed(clock)).toBe(name);
  expect(clockNamed({ kind: 'decision', each: 17 })).toBeUndefined();
});

test('a switch that is back at its usual value leaves the options', () => {
  const first = { field: 'firstPlayer', values: ['random', 0] };
  expect(turned({}, first, 0)).toEqual({ firstPlayer: 0 });
  expect(turned({ firstPlayer: 0, players: 3 }, first, 'random')).toEqual({ players: 3 });
  expect(valueIn({ firstPlayer: 0 }, first)).toBe(0);
  expect(valueIn({}, { field: 'talents', values: [false, true] })).toBe(false);
});

test('bots of the server come first; without one this browser has its own', () => {
  const game = { id: 'corleone', players: { least: 2, most: 5, usual: 4 }, bots: ['random', 'casual', 'ruthless'] };
  expect(levelsFor(game)).toEqual(['casual', 'ruthless']);
  expect(levelsFor({ ...game, bots: ['random'] })).toEqual(['random']);
  expect(levelsFor(undefined)).toEqual(['novice', 'casual', 'regular', 'strong', 'expert']);
});

test('a level that was chosen in an earlier release is found by its name of today', () => {
  const levels = levelsFor(undefined);
  expect(['easy', 'sharp', 'expert', 'unknown'].map(level => levelIn(levels, level))).toEqual([
    'casual',
    'strong',
    'expert',
    'casual',
  ]);
  expect(levelIn(['ruthless'], 'strong')).toBe('ruthless');
});

test('codes are typed in any way, and read as capitals without I and O', () => {
  expect(readCode('k qx-p7 mio')).toBe('KQXPM');
  expect(isCode('KQXPMN')).toBe(true);
  expect(isCode('ZEBU')).toBe(true);
  expect(isCode('KQX')).toBe(false);
});

test('a camera leads only to tables and invitations of this server', () => {
  const base = 'http://192.168.0.7:3000/games/';
  expect(pathIn('http://192.168.0.7:3000/games/join/KQXPMN', base)).toBe('/join/KQXPMN');
  expect(pathIn('http://192.168.0.7:3000/games/ZEBU', base)).toBe('/ZEBU');
  expect(pathIn('http://192.168.0.7:3000/games/t/abcdefghij234567', base)).toBe('/t/abcdefghij234567');
  expect(pathIn('http://192.168.0.7:3000/games/account#ticket=x', base)).toBe('/account#ticket=x');
  expect(pathIn('http://elsewhere.example/join/KQXPMN', base)).toBeUndefined();
  expect(pathIn('http://192.168.0.7:3000/games/settings', base)).toBeUndefined();
  expect(pathIn('http://[', base)).toBeUndefined();
});
