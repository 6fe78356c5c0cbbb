import { expect, test } from 'vitest';
import { ok, person, readyTable } from '../../testing/play/table.ts';
import { gameOf } from '../games.ts';
import type { Match } from '../store/store.ts';
import { changeTable } from './changeTable.ts';
import { chooseFaction, factionsOf, takeSeat } from './factions.ts';
import { addBot, clearSeat, sit, stand, start } from './lobby.ts';
import { newMatch, rematchOf } from './newMatch.ts';
import { seatHost } from './startWithBots.ts';

const [host, guest, stranger] = [0, 1, 7].map(at => person(at).id) as [string, string, string];
const { rules } = gameOf('corleone')!;
const families = factionsOf({ game: 'corleone' }, rules)!;
const open = (players = 4) =>
  ok(newMatch({ game: 'corleone', visibility: 'public', options: { players } }, person(0), rules, 5));
const two = (players = 4) => ok(sit(open(players), person(1)));
const choose = (match: Match, who: string, seat: number, faction: string) =>
  chooseFaction(match, who, seat, faction, families);

test('RN-29 each player chooses a free family; no player has to get ready again', () => {
  const chosen = ok(choose(two(), guest, 1, 'pizzino'));
  expect(chosen.options).toEqual({ players: 4, families: ['marzullo', 'pizzino', 'vitale', 'caccamo'] });
  expect(ok(choose(chosen, guest, 1, 'matarazzo')).options).toEqual({ players: 4 }); // as before any choice
  const ready = readyTable({ game: 'corleone', people: 2, bots: 1 }, 5);
  expect(ok(choose(ready, guest, 1, 'caccamo')).seats).toEqual(ready.seats);
});

test('RN-29 a family that another player or bot has is refused with its name; that of an empty seat is free', () => {
  const match = ok(addBot(two(), host, 2, 'random'));
  expect(choose(match, guest, 1, 'marzullo')).toEqual({
    ok: false,
    code: 'factionTaken',
    takenBy: { seat: 0, name: 'Player 0' },
  });
  expect(choose(match, guest, 1, 'vitale')).toMatchObject({ takenBy: { seat: 2, name: match.seats[2]!.name } });
  expect(ok(choose(match, guest, 1, 'caccamo')).options).toMatchObject({
    families: ['marzullo', 'caccamo', 'vitale', 'matarazzo'],
  });
  expect(ok(choose(match, guest, 1, 'matarazzo'))).toBe(match); // the own one
});

test('the host chooses for bots, and for no other player', () => {
  const match = ok(addBot(two(), host, 2, 'random'));
  expect(ok(choose(match, host, 2, 'pizzino')).options).toMatchObject({ families: { 2: 'pizzino' } });
  expect(choose(match, guest, 2, 'pizzino')).toEqual({ ok: false, code: 'notHost' });
  expect(choose(match, host, 1, 'pizzino')).toEqual({ ok: false, code: 'notYourSeat' });
  expect(choose(match, host, 3, 'pizzino')).toEqual({ ok: false, code: 'notYourSeat' });
  expect(choose(match, host, 4, 'pizzino')).toEqual({ ok: false, code: 'noSuchSeat' });
  expect(choose(match, stranger, 0, 'pizzino')).toEqual({ ok: false, code: 'notSeated' });
  expect(choose(match, guest, 1, 'corleone')).toEqual({ ok: false, code: 'noSuchFaction' });
  const begun = ok(start(readyTable({ game: 'corleone', people: 2 }, 5), host, 6));
  expect(choose(begun, guest, 1, 'pizzino')).toEqual({ ok: false, code: 'notInLobby' });
});

test('AMB-59 any gangster sits at any seat; a game without factions has none to choose', () => {
  const cash = ok(
    sit(ok(newMatch({ game: 'cashnguns', visibility: 'public' }, person(0), gameOf('cashnguns')!.rules, 5)), person(1)),
  );
  const gangsters = factionsOf(cash, gameOf('cashnguns')!.rules);
  expect(ok(chooseFaction(cash, guest, 1, 'orchid', gangsters)).options).toMatchObject({
    gangsters: ['bruno', 'orchid', 'moose', 'vera', 'sal', 'lou'],
  });
  const dice = gameOf('liars-dice')!;
  const plain = ok(newMatch({ game: 'liars-dice', visibility: 'public' }, person(0), dice.rules, 5));
  expect(factionsOf(plain, dice.rules)).toBe(undefined);
  expect(chooseFaction(plain, host, 0, 'pizzino', undefined)).toEqual({ ok: false, code: 'noSuchFaction' });
});

test('a player who changes seats keeps the family; one who leaves gives it back', () => {
  const chosen = ok(choose(two(), guest, 1, 'pizzino'));
  const moved = ok(takeSeat(chosen, person(1), 3, families));
  expect(moved.options).toMatchObject({ families: ['marzullo', 'caccamo', 'vitale', 'pizzino'] });
  const left = ok(stand(moved, guest, 9));
  expect(ok(choose(left, host, 0, 'pizzino')).options).toMatchObject({ families: { 0: 'pizzino', 3: 'marzullo' } });
});

test('a game that is played on keeps its families by seat', () => {
  const dealt = ok(choose(open(), host, 0, 'pizzino'));
  expect(ok(seatHost(dealt, person(0), 2)).options).toEqual(dealt.options);
});

test('more or fewer seats change the family of no player', () => {
  const match = ok(choose(ok(sit(two(), person(2), 3)), person(2).id, 3, 'pizzino'));
  const fewer = ok(changeTable(ok(clearSeat(match, host, 1)), host, { options: { players: 2 } }, rules));
  expect(fewer.seats.map(seat => seat.person)).toEqual([host, person(2).id]);
  expect(fewer.options).toEqual({ players: 2, families: ['marzullo', 'pizzino'] });
  const more = ok(changeTable(fewer, host, { options: { players: 3 } }, rules));
  expect(more.options).toEqual({ players: 3, families: ['marzullo', 'pizzino', 'matarazzo'] });
});

test('the host cannot change the family of another player with the options', () => {
  const match = ok(choose(two(3), guest, 1, 'pizzino'));
  expect(
    changeTable(match, host, { options: { players: 3, families: ['marzullo', 'vitale', 'caccamo'] } }, rules),
  ).toEqual({ ok: false, code: 'notYourSeat', problems: ['families: Player 1 chooses for the own seat'] });
  const own = { players: 3, families: ['vitale', 'pizzino', 'marzullo'] };
  expect(ok(changeTable(match, host, { options: own }, rules)).options).toEqual(own);
  expect(ok(changeTable(match, host, { title: 'Sunday' }, rules)).options).toEqual(match.options);
});

test('families stay for the rematch', () => {
  const match = ok(choose(two(2), guest, 1, 'pizzino'));
  expect(ok(rematchOf({ ...match, stage: 'over' }, guest, 9)).options).toEqual(match.options);
});
