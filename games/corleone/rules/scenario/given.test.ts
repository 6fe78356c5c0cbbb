import { describeProblem, readShape } from '@omerta/kernel/shape';
import { describe, expect, test } from 'vitest';
import { corleoneWith, handOf, play, waiting } from '../../testing/index.ts';
import { writeCorleonePosition } from '../position/writePosition.ts';
import { startStory } from './given.ts';
import { given as givenShape } from './givenShape.ts';

const problemsWith = (given: unknown): readonly string[] => {
  const read = readShape(givenShape, given);
  if (!read.ok) return read.problems.map(describeProblem);
  const started = startStory(read.value);
  return started.ok ? [] : started.problems;
};

test('an empty given is the stock state', () => {
  const { table } = corleoneWith().state;
  expect(table.seats.map(({ family }) => family)).toEqual(['marzullo', 'matarazzo', 'pizzino', 'vitale']);
  expect([table.act, table.phase, table.horseHead]).toEqual([2, 'family', 0]);
  expect(table.tiles).toEqual(['pennCentral', 'ammoDepot', 'hotelEdison', '', '', '', '']);
  for (const { thugs, members, markers } of table.seats)
    expect({ thugs, members, markers }).toEqual({ thugs: 2, members: ['don', 'consigliere'], markers: 9 });
});

test('figures and markers leave the reserves they are in', () => {
  const { table } = corleoneWith({
    board: { bar: 'A.thug', F05: 'A.don' },
    hudson: ['A.thug'],
    control: { queens: 'A' },
  }).state;
  expect(table.seats[0]).toMatchObject({ thugs: 0, members: ['consigliere'], markers: 8 });
});

test('a position is given as a whole', () => {
  const before = corleoneWith({ board: { bar: 'B.thug' }, A: { hand: ['$5'] } });
  play(before, 'A', 'thug:gunShop', 'use:gun');
  const position = writeCorleonePosition(before.content, before.state);
  const game = corleoneWith({ position: { ...position } });
  expect(game.state).toEqual(before.state);
  play(game, 'A', 'use:$2');
  expect([handOf(game, 'A'), waiting(game)]).toEqual([['$2', '$5', 'gun'], ['B']]);
  expect(corleoneWith({ position: { ...position, version: 1 } }).rules.version).toBe(1);
  expect(problemsWith({ position, A: { hand: [] } })).toEqual(['given.A: does not go with a position']);
  expect(problemsWith({ position: { ...position, version: 0 } })).toEqual(['given.position.version: must be 2, not 0']);
});

describe('a given is refused:', () => {
  test.each<[string, unknown, string]>([
    ['an unknown card', { A: { hand: ['boze'] } }, 'given.A.hand: no card "boze" in this pack'],
    [
      'more cards than there are',
      { jobDeck: ['usurp', 'usurp', 'usurp'] },
      'given.jobDeck: not so many cards "usurp" in this pack',
    ],
    ['an unknown job', { publicJobs: ['capo'] }, 'given.publicJobs: no job "capo" in this pack'],
    ['an unknown ally', { allies: ['usurp'] }, 'given.allies: no ally "usurp" in this pack'],
    [
      'an ally of a later act',
      { A: { played: ['taxAdvisor3'] } },
      'given.A.played: taxAdvisor3 is not dealt before Act 3',
    ],
    ['a pile too large', { piles: { gun: 10 } }, 'given.piles.gun: not so many cards "gun" in this pack'],
    ['an unknown place', { board: { moon: 'A.thug' } }, 'given.board.moon: no such place on this board'],
    ['an unknown figure', { board: { bar: 'A.boss' } }, 'given.board.bar: no figure "A.boss" in this game'],
    ['a figure of an empty seat', { hudson: ['E.thug'] }, 'given.hudson: no figure "E.thug" in this game'],
    ['a thug on a family space', { board: { F05: 'A.thug' } }, 'given.board.F05: thug cannot stand there'],
    ['a figure in two places', { board: { F05: 'A.don', F06: 'A.don' } }, 'given: A.don stands in two places'],
    ['a closed space', { from: 'D2', board: { F16: 'A.don' } }, 'given.board.F16: closed in a 2-player game'],
    ['an unknown turf', { policeChief: 'bronx' }, 'given.policeChief: no turf "bronx"'],
    ['control of an unknown turf', { control: { bronx: 'A' } }, 'given.control.bronx: no such turf'],
    ['too many markers', { control: { queens: 'AAAAAAAAAA'.split('') } }, 'given.control.queens: A has no marker left'],
    ['an unknown tile', { tiles: { queens: 'bar' } }, 'given.tiles.queens: no tile "bar"'],
    ['a tile in two places', { tiles: { queens: 'hotelEdison' } }, 'given.tiles.queens: hotelEdison lies there twice'],
    ['a tile in the wrong stack', { blueTiles: ['nightClub'] }, 'given.blueTiles: no blue tile "nightClub"'],
    ['a tile on the board and in a stack', { blueTiles: ['ammoDepot'] }, 'given.blueTiles: ammoDepot is there twice'],
    ['an empty seat', { turn: 'E' }, 'given.turn: there is no seat E with 4 players'],
    ['a player too many', { E: { hand: [] } }, 'given.E: the seat is empty with 4 players'],
    ['two players of one family', { A: { family: 'vitale' } }, 'given: two players of one family'],
    ['an unknown family', { A: { family: 'corleone' } }, 'given: no family "corleone"'],
    ['an end before the last act', { phase: 'end' }, 'given: the end comes in the last act only'],
    ["an entr'acte after it", { from: 'D4-IV', phase: 'entracte' }, "given: no entr'acte follows the last act"],
    ['a turn outside family business', { phase: 'war', turn: 'B' }, 'given.turn: goes with family business only'],
    ['a set-up with cards', { from: 'setup', A: { hand: [] } }, 'given.A: does not go with a real set-up'],
    [
      'a set-up of unknown families',
      { from: 'setup', players: 2, families: ['vitale', 'x'] },
      'given.families: no family "x"',
    ],
    ['a first player without a set-up', { firstPlayer: 'A' }, 'given.firstPlayer: goes with a real set-up only'],
    [
      'a change of what is not there',
      { pack: { change: [['jobs.moonshine.copies', 3]] } },
      'given.pack.change: there is no jobs.moonshine.copies in the standard pack',
    ],
    [
      'a third thug where each has two',
      { board: { bar: 'A.thug' }, A: { thugs: 2 } },
      'given: INV-06 A.thug: 3, but the pack has 2',
    ],
  ])('%s', (_what, given, problem) => {
    expect(problemsWith(given)).toContain(problem);
  });

  test('an invalid pack', () => {
    expect(problemsWith({ pack: { change: [['jobs.usurp.copies', 0]] } })).toEqual([
      'given.pack: jobs/usurp, copies: must be a whole number from 1 to 20, not 0',
    ]);
  });
});

test('a hand may be written in any order', () => {
  const game = corleoneWith({
    from: 'D4-IV',
    phase: 'tribute',
    A: { hand: ['capo', 'usurp', 'gun', 'carBomb', 'mayor1'] },
  });
  expect(game.state.own[0]!.hand).toMatchObject({ jobs: ['carBomb', 'usurp'], allies: ['mayor1', 'capo'] });
  play(game, 'A', 'discard:carBomb', 'discard:usurp', 'discard:mayor1');
  expect(game.state.table).toMatchObject({ jobDiscard: ['carBomb', 'usurp'], alliesGone: ['mayor1', 'capo'] });
});
