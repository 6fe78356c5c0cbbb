import { expect, test } from 'vitest';
import {
  afterRound,
  cashWith,
  choicesOf,
  handOf,
  type Letter,
  lootOf,
  newGame,
  play,
  player,
  refusal,
  round,
  see,
  shareAll,
  shares,
  take,
  timeOut,
  waiting,
} from '../../testing/index.ts';
import { STAGES } from '../state.ts';

const everybodyDucks = { A: 'duck', B: 'duck', C: 'duck', D: 'duck' };

test('R1 a round has seven stages in their order, run by the Godfather', () => {
  const game = newGame();
  round(game);
  shareAll(game);
  const stages = see(game, 'spectator', 'stageBegan').map(({ stage }) => stage);
  expect(stages.slice(0, 8)).toEqual([...STAGES.slice(1, 8), 'loot']);
  expect(stages[7]).toBe('loot');
  expect(game.state.table.round).toBe(2);
});

test('1a eight cards are flipped at the start of each round, for all to see', () => {
  const game = cashWith({ next: ['aid', 'clip', 'clip', 'bill5', 'bill5', 'bill10', 'bill20', 'diamond10'] });
  round(game);
  shareAll(game);
  expect(game.state.table.round).toBe(2);
  expect(shares(game)).toEqual(['bill5', 'bill5', 'bill10', 'bill20', 'diamond10', 'clip', 'clip', 'aid', 'godfather']);
  expect(see(game, 'spectator', 'roundBegan').at(-1)).toMatchObject({ round: 2, carried: 0 });
});

test('CG-006 1b 7e C took the token in round 1: in round 2 C is Godfather and the token is available again', () => {
  const game = cashWith();
  round(game);
  take(game, 'A bill20', 'B bill10', 'C godfather');
  expect(game.state.table).toMatchObject({ godfather: 0, nextGodfather: 2, token: false });
  shareAll(game);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 2, nextGodfather: -1, token: true });
  expect(see(game, 'spectator', 'newGodfather')).toEqual([{ kind: 'newGodfather', seat: 'C' }]);
});

test('CG-009 2b in round r everybody alive holds 9 − r cards: 8 in round 1, 1 in round 8', () => {
  const game = cashWith();
  for (let held = 8; held >= 1; held -= 1) {
    expect(game.state.table.seats.map(seat => seat.bullets)).toEqual([held, held, held, held]);
    const bullet = handOf(game, 'A').click > 0 ? 'click' : 'bang';
    const plan = `${bullet} duck`;
    round(game, { A: plan, B: plan, C: plan, D: plan });
  }
  expect(game.state.table).toMatchObject({ stage: 'over', round: 8 });
});

test('CG-042 6c AMB-29 who was wounded in round 1 stands in round 2, aims, shoots and shares; the wound stays', () => {
  const game = afterRound({}, { A: 'bang>B' });
  expect(player(game, 'B')).toMatchObject({ down: 'wounded', wounds: 1 });
  expect(shareAll(game)).toBe('ACDACDACD');
  expect(player(game, 'B')).toMatchObject({ down: '', wounds: 1 });
  round(game, { B: 'bang>A' });
  expect(player(game, 'A')).toMatchObject({ wounds: 1, down: 'wounded' });
  expect(shareAll(game)).toContain('B');
  expect(player(game, 'B').wounds).toBe(1);
});

test('AMB-29 who ducked or sat out stands up again too', () => {
  const game = afterRound({}, { B: 'duck', C: 'click>slow' });
  expect([player(game, 'B').down, player(game, 'C').down]).toEqual(['ducked', 'satOut']);
  shareAll(game);
  expect([player(game, 'B').down, player(game, 'C').down]).toEqual(['', '']);
});

test('CG-037 6d AMB-20 A→B→C→D→A all Bang: everyone has a wound, nobody shares, the loot is carried over', () => {
  const game = cashWith({ table: ['bill20', 'clip'], next: Array(8).fill('bill5') });
  round(game, { A: 'bang>B', B: 'bang>C', C: 'bang>D', D: 'bang>A' });
  expect(game.state.table.seats.map(({ wounds }) => wounds)).toEqual([1, 1, 1, 1]);
  expect(see(game, 'spectator', 'sharingBegan')).toEqual([]);
  expect(see(game, 'spectator', 'noTakers')).toEqual([{ kind: 'noTakers', kept: true }]);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 0 });
  expect(shares(game)).toEqual([...Array(8).fill('bill5'), 'bill20', 'clip', 'godfather']);
  expect(see(game, 'spectator', 'roundBegan').at(-1)).toMatchObject({ round: 2, carried: 2 });
});

test('AMB-20 the table may agree to discard what nobody takes', () => {
  const game = cashWith({ table: ['bill20', 'clip'], options: { noTakers: 'discard' }, next: Array(8).fill('bill5') });
  const gone = { ...game.state.table.lootGone };
  round(game, everybodyDucks);
  expect(see(game, 'spectator', 'noTakers')).toEqual([{ kind: 'noTakers', kept: false }]);
  expect(shares(game)).toEqual([...Array(8).fill('bill5'), 'godfather']);
  expect(game.state.table.lootGone).toEqual({ ...gone, bill20: gone.bill20 + 1, clip: gone.clip + 1 });
});

test('AMB-20 carried over cards count as lying on the table: all of them are shared', () => {
  const game = afterRound({}, everybodyDucks);
  expect(shares(game)).toHaveLength(17);
  round(game);
  expect(shareAll(game)).toHaveLength(17);
});

test('CG-060 AMB-20 round 8 without sharers: the cards on the table are removed and score for nobody', () => {
  const game = afterRound({ round: 8, table: ['bill20', 'diamond10'] }, everybodyDucks);
  expect(game.state.table.stage).toBe('over');
  expect(see(game, 'spectator', 'noTakers')).toEqual([{ kind: 'noTakers', kept: false }]);
  expect(shares(game)).toEqual(['godfather']);
  expect(game.state.table.lootGone).toMatchObject({ diamond10: 1 });
  expect(game.state.table.result?.map(({ total, bonus }) => [total, bonus])).toEqual(Array(4).fill([0, 0]));
});

test('E1 AMB-22 the game ends after round 8, in which the token is the ninth share as ever', () => {
  const game = afterRound({ round: 8 }, {});
  expect(shareAll(game)).toBe('ABCDABCDA');
  expect(game.state.table).toMatchObject({ stage: 'over', round: 8, token: false });
  expect(see(game, 'spectator', 'gameEnded')).toMatchObject([{ why: 'lastRound' }]);
  expect([waiting(game), refusal(game, 'A', 'click')]).toEqual(['', 'notWaitingForYou']);
});

test('AMB-19 the Godfather dies and nobody takes the token: the desk goes to the next living player on his left', () => {
  const given = { godfather: 'C' as const, C: { wounds: 2 }, D: { alive: false } };
  const game = afterRound(given, { A: 'bang>C', B: 'click>A duck', C: 'bang>A' });
  expect(see(game, 'spectator', 'eliminated').map(({ seat }) => seat)).toEqual(['C']);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 0 });
  expect(lootOf(game, 'A')).toEqual([]);
});

test('AMB-19 and when the Greedy left the token as the only sharer', () => {
  const given = { A: { wounds: 2 }, B: { alive: false }, C: { talent: 'greedy' as const } };
  const game = afterRound(given, { A: 'click>C', C: 'bang>A', D: 'click>C duck' });
  expect(player(game, 'A').alive).toBe(false);
  take(game, 'C bill20+bill10');
  expect(game.state.table).toMatchObject({ round: 2, godfather: 2 });
});

test('AMB-20 the Godfather stays if nobody shares', () => {
  const game = afterRound({ godfather: 'B' }, everybodyDucks);
  expect(game.state.table).toMatchObject({ round: 2, godfather: 1 });
});

test('AMB-54 the clock answers for whoever has left, who keeps talent and loot and may come back at any question', () => {
  const game = cashWith({ A: { talent: 'cute', loot: ['painting'] } });
  for (let letter = waiting(game)[0]; game.state.table.round < 8; letter = waiting(game)[0]) {
    if (letter === 'A') timeOut(game, 'A');
    else play(game, letter as Letter, choicesOf(game, letter as Letter)[0]!);
  }
  expect(player(game, 'A')).toMatchObject({ talent: 'cute', alive: true });
  expect(lootOf(game, 'A')).toContain('painting');
  play(game, 'A', choicesOf(game, 'A')[0]!);
  expect(waiting(game)).not.toContain('A');
});
