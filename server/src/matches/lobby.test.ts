import { checkDeal } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { ok, person, readyTable } from '../../testing/play/table.ts';
import { gameOf } from '../games.ts';
import type { Match } from '../store/store.ts';
import { changeTable } from './changeTable.ts';
import { seedOf } from './loading.ts';
import { addBot, clearSeat, handOver, inviteAgain, setNotReady, setReady, sit, stand, start } from './lobby.ts';
import { newMatch, rematchOf } from './newMatch.ts';
import { readMatch } from './readMatch.ts';
import { abandon, comeBack, leave, removeAbsent, resume, takeOver, vote } from './seatChanges.ts';
import { withDistinctNames } from './seatNames.ts';

const [host, guest, third, stranger] = [0, 1, 2, 7].map(at => person(at).id) as [string, string, string, string];
const rules = gameOf('corleone')!.rules;
const open = (players = 3) =>
  ok(newMatch({ game: 'corleone', visibility: 'private', options: { players } }, person(0), rules, 5));
const code = (changed: { readonly ok: boolean; readonly code?: string }) => changed.code;
const kinds = ({ seats }: Match) => seats.map(({ kind }) => kind);
const running = () => ok(start(readyTable({ game: 'corleone', people: 3 }, 5), host, 6));

test('a table has an id, a secret, and a code if it is private', () => {
  const [one, other] = [open(), open()];
  expect(one).toMatchObject({
    id: expect.stringMatching(/^[a-z2-7]{16}$/),
    code: expect.stringMatching(/^[A-HJ-NP-Z]{4}$/),
  });
  expect(one).toMatchObject({ stage: 'lobby', host, revision: 0, createdAt: 5 });
  expect([one.id === other.id, one.fairDeal.secret === other.fairDeal.secret]).toEqual([false, false]);
  const listed = ok(newMatch({ game: 'cashnguns', visibility: 'public' }, person(0), gameOf('cashnguns')!.rules, 5));
  expect([listed.code, listed.seats.length]).toEqual([undefined, 6]);
  expect(newMatch({ game: 'corleone', visibility: 'public', options: { players: 9 } }, person(0), rules, 5)).toEqual({
    ok: false,
    code: 'badOptions',
    problems: ['players: must be 2 to 5'],
  });
});

test('people take free seats, and move', () => {
  const two = ok(sit(open(), person(1)));
  expect(two.seats.map(seat => seat.person)).toEqual([host, guest, undefined]);
  expect(code(sit(two, person(1)))).toBe('alreadySeated');
  expect(code(sit(two, person(2), 0))).toBe('seatTaken');
  expect(code(sit(two, person(2), 3))).toBe('noSuchSeat');
  const moved = ok(sit(two, person(1), 2));
  expect(moved.seats.map(seat => seat.person)).toEqual([host, undefined, guest]);
  expect(code(sit(ok(sit(moved, person(2))), person(3)))).toBe('noSuchSeat');
});

test('a seat shows the language of its person, at the rematch too', () => {
  const two = ok(sit(open(2), { ...person(1), language: 'pl' }));
  const languages = ({ seats }: Match) => seats.map(({ language }) => language);
  expect(languages(two)).toEqual([undefined, 'pl']);
  expect(languages(ok(rematchOf({ ...two, stage: 'over' }, guest, 9)))).toEqual([undefined, 'pl']);
  expect(languages(ok(stand(two, guest, 9)))).toEqual([undefined, undefined]);
});

test('standing up frees the seat; the next person is host; without people the table is abandoned', () => {
  const two = ok(sit(open(), person(1)));
  expect(ok(stand(two, host, 9))).toMatchObject({ host: guest, stage: 'lobby' });
  expect(ok(stand(two, guest, 9))).toMatchObject({ host });
  expect(ok(stand(open(), host, 9))).toMatchObject({ stage: 'abandoned', endedAt: 9 });
  expect(code(stand(two, stranger, 9))).toBe('notSeated');
});

test('only the host adds bots, clears seats, changes and hands over the table', () => {
  const two = ok(sit(open(), person(1)));
  expect(code(addBot(two, guest, 2, 'random'))).toBe('notHost');
  expect(code(addBot(two, host, 2, 'genius'))).toBe('noSuchLevel');
  expect(code(addBot(two, host, 1, 'random'))).toBe('seatTaken');
  const full = ok(addBot(two, host, 2, 'random'));
  expect(kinds(full)).toEqual(['person', 'person', 'bot']);
  expect(code(clearSeat(full, guest, 2))).toBe('notHost');
  expect(kinds(ok(clearSeat(full, host, 2)))).toEqual(['person', 'person', 'empty']);
  expect(kinds(ok(clearSeat(full, host, 1)))).toEqual(['person', 'empty', 'bot']);
  expect(code(clearSeat(full, host, 0))).toBe('stillThere');
  const shownOut = ok(clearSeat(full, host, 1));
  expect(code(sit(shownOut, { id: guest, name: 'Sonny' }))).toBe('shownOut');
  expect(code(inviteAgain(shownOut, guest))).toBe('notHost');
  expect(kinds(ok(sit(ok(inviteAgain(shownOut, host)), { id: guest, name: 'Sonny' })))[1]).toBe('person');
  expect(code(handOver(full, guest, 1))).toBe('notHost');
  expect(ok(handOver(full, host, 1)).host).toBe(guest);
  expect(code(handOver(full, host, 2))).toBe('noSuchSeat');
  expect(code(changeTable(full, guest, { title: 'mine' }, rules))).toBe('notHost');
});

test('after a change of the table all players have to get ready again', () => {
  const ready = readyTable({ game: 'corleone', people: 2, bots: 1 }, 5);
  const more = ok(changeTable(ready, host, { options: { players: 4 }, settings: { spectators: false } }, rules));
  expect(more.seats.map(({ ready: isReady }) => isReady)).toEqual([false, false, true, false]);
  expect(more.seats.some(({ entropy }) => entropy !== undefined)).toBe(false);
  expect(more.settings).toMatchObject({ spectators: false, log: 'open' });
  expect(kinds(ok(changeTable(more, host, { options: { players: 3 } }, rules)))).toEqual(['person', 'person', 'bot']);
  expect(code(changeTable(more, host, { options: { players: 2 } }, rules))).toBe('badOptions');
  expect(code(changeTable(more, host, { options: { players: 3, cheat: true } }, rules))).toBe('badOptions');
});

test('the game starts when every seat is taken and ready', () => {
  const ready = readyTable({ game: 'corleone', people: 2, bots: 1 }, 5);
  expect(code(start(ready, guest, 6))).toBe('notHost');
  expect(code(start(ok(setNotReady(ready, guest)), host, 6))).toBe('notReady');
  expect(code(start(open(), host, 6))).toBe('notReady');
  expect(code(setReady(ready, guest, 'too little'))).toBe('badOptions');
  const begun = ok(start(ready, host, 6));
  expect(begun).toMatchObject({ stage: 'playing', startedAt: 6 });
  for (const change of [
    sit(begun, person(3)),
    stand(begun, guest, 7),
    setNotReady(begun, guest),
    start(begun, host, 7),
  ]) {
    expect(code(change)).toBe('notInLobby');
  }
});

test('every seat contributes to the seed, which can be verified', () => {
  const match = running();
  const entropies = match.seats.map(({ entropy }) => entropy!);
  const deal = { match: match.id, ...match.fairDeal, entropies, seed: seedOf(match) };
  expect(checkDeal(deal)).toEqual([]);
  const other = { ...match, seats: match.seats.with(1, { ...match.seats[1]!, entropy: 'f'.repeat(32) }) };
  expect(seedOf(other)).not.toBe(seedOf(match));
});

test('a player who leaves may come back; the host replaces absent players only', () => {
  const left = ok(leave(running(), host, 9));
  expect([left.seats[0]!.takenOverByBot, left.host]).toEqual([true, guest]);
  expect(ok(comeBack(left, host)).seats[0]).toEqual(running().seats[0]);
  const unchanged = running();
  expect(ok(comeBack(unchanged, guest))).toBe(unchanged);
  expect(code(takeOver(running(), host, 1, 'present', 9))).toBe('stillThere');
  expect(code(takeOver(running(), host, 1, 'justLeft', 9))).toBe('justLeft');
  expect(code(removeAbsent(running(), host, 1, 'justLeft', 9))).toBe('justLeft');
  const taken = ok(takeOver(running(), host, 1, 'absent', 9));
  expect(taken.seats[1]).toMatchObject({ takenOverByBot: true });
  expect(ok(comeBack(taken, guest)).seats[1]).toEqual(running().seats[1]);
  expect(code(takeOver(running(), guest, 2, 'absent', 9))).toBe('notHost');
  const gone = ok(removeAbsent(running(), host, 1, 'absent', 9)).seats[1]!;
  expect(gone).toEqual({
    kind: 'bot',
    name: 'Player 1',
    level: 'casual',
    ready: true,
    entropy: running().seats[1]!.entropy,
    takenOverAt: 9,
  });
  const alone = [guest, third].reduce((match, each) => ok(leave(match, each, 9)), running());
  expect(ok(leave(alone, host, 9)).stage).toBe('playing'); // bots finish it
});

test.each([
  ['lets bots answer for', takeOver],
  ['removes', removeAbsent],
])('a host who %s the others does not win a vote by that', (_how, replace) => {
  const [now, minute] = [1_000_000, 60_000];
  const alone = [1, 2].reduce((match, seat) => ok(replace(match, host, seat, 'absent', now)), running());
  for (const about of ['pause', 'abandon'] as const) {
    const early = ok(vote(alone, host, about, true, now + minute));
    expect([early.stage, early.pausedAt]).toEqual(['playing', undefined]);
  }
  expect(ok(vote(alone, host, 'abandon', true, now + 11 * minute)).stage).toBe('abandoned');
  const voted = ok(vote(running(), guest, 'abandon', true, now));
  const taken = ok(replace(voted, host, 1, 'absent', now));
  expect(ok(vote(taken, host, 'abandon', true, now + minute)).stage).toBe('abandoned');
});

test('a player who was taken over first and removed later has a say no longer for it', () => {
  const [now, minute] = [1_000_000, 60_000];
  const taken = ok(takeOver(running(), host, 1, 'absent', now));
  expect(ok(removeAbsent(taken, host, 1, 'absent', now + 9 * minute)).seats[1]).toMatchObject({ takenOverAt: now });
});

test('more than half pause or abandon a game; any player resumes it', () => {
  const one = ok(vote(running(), guest, 'pause', true, 9));
  expect(one).toMatchObject({ votes: { pause: [1] } });
  expect(ok(vote(one, guest, 'pause', false, 9)).votes).toEqual({ pause: [] });
  const paused = ok(vote(one, host, 'pause', true, 9));
  expect(paused).toMatchObject({ pausedAt: 9, votes: { pause: [] } });
  expect(ok(resume(paused, third)).pausedAt).toBeUndefined();
  expect(code(resume(running(), third))).toBe('notPlaying');
  expect(code(vote(running(), stranger, 'abandon', true, 9))).toBe('notSeated');
  const both = [guest, third].reduce((match, each) => ok(vote(match, each, 'abandon', true, 9)), running());
  expect(both).toMatchObject({ stage: 'abandoned', endedAt: 9 });
  expect(code(abandon(both, 9))).toBe('notPlaying');
});

test('a rematch has the same people and a new deal', () => {
  const over: Match = { ...running(), stage: 'over', endedAt: 9 };
  expect(code(rematchOf(running(), guest, 10))).toBe('notOver');
  expect(code(rematchOf(over, stranger, 10))).toBe('notSeated');
  const again = ok(rematchOf(over, guest, 10));
  expect(again).toMatchObject({ stage: 'lobby', host: guest, revision: 0, createdAt: 10, options: over.options });
  expect(again.seats.map(({ person: who, ready, entropy }) => [who, ready, entropy])).toEqual([
    [host, false, undefined],
    [guest, false, undefined],
    [third, false, undefined],
  ]);
  expect([again.id === over.id, again.fairDeal.secret === over.fairDeal.secret]).toEqual([false, false]);
});

test('two people at one table never look the same; bots neither', () => {
  const named = (at: number, name: string) => ({ ...person(at), name });
  const names = ({ seats }: Match) => seats.filter(({ kind }) => kind !== 'empty').map(({ name }) => name);
  const table = ok(
    newMatch({ game: 'corleone', visibility: 'public', options: { players: 5 } }, named(0, 'Vito'), rules, 5),
  );
  const three = ok(sit(ok(sit(table, named(1, 'Vitо'))), named(2, '𝓥𝓲𝓽𝓸'))); // a Cyrillic о, mathematical letters
  expect(names(three)).toEqual(['Vito', 'Vitо 2', '𝓥𝓲𝓽𝓸 3']);
  expect(names(ok(sit(three, named(1, 'Vitо'), 4)))).toEqual(['Vito', '𝓥𝓲𝓽𝓸 3', 'Vitо 2']); // also after moving
  expect(names(ok(sit(table, named(1, '\u3164'))))).toEqual(['Vito', '?']); // a name of an earlier release
  const bot = ok(addBot(table, host, 1, 'random')).seats[1]!.name;
  const impostor = ok(newMatch({ game: 'corleone', visibility: 'public' }, named(0, bot.toUpperCase()), rules, 5));
  const beside = ok(addBot({ ...impostor, id: table.id }, host, 1, 'random')).seats[1]!.name;
  expect(beside.toUpperCase()).not.toBe(bot.toUpperCase());
});

test('look-alikes who sit at a table of an earlier release are told apart when it is opened', async () => {
  const old = readyTable({ game: 'corleone', people: 3 }, 5);
  const planted = { ...old, seats: old.seats.map((seat, at) => ({ ...seat, name: ['Vito', 'Vitо', '\u3164'][at]! })) };
  const store = memoryStore(new Disk());
  await store.addMatch(planted);
  const { match } = (await readMatch(store, old.id))!;
  expect(match.seats.map(({ name }) => name)).toEqual(['Vito', 'Vitо 2', '?']);
  expect(withDistinctNames(match)).toBe(match);
});
