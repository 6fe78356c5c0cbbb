import { expect, test } from 'vitest';
import {
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  courage,
  type Given,
  lootOf,
  type Plans,
  pile,
  play,
  player,
  refusal,
  round,
  type Story,
  see,
  shareAll,
  shares,
  timeOut,
  viewOf,
} from '../../testing/index.ts';
import { NOBODY } from '../state.ts';

/** Every card lies face down, and it is time to aim. */
const atAim = (given: Given = {}, plans: Plans = {}): Story => {
  const game = cashWith(given);
  bullets(game, plans);
  return game;
};

const targets = ({ state }: Story) => state.table.seats.map(({ target }) => target);

test('CG-012 3a nobody aims at himself or at the eliminated', () => {
  const game = atAim({ B: { alive: false } });
  expect(refusal(game, 'A', 'aim:A')).toBe('notYourself');
  expect(refusal(game, 'A', 'aim:B')).toBe('targetEliminated');
  expect(refusal(game, 'A', 'aim:E')).toBe('noSuchPlayer');
  expect(choicesOf(game, 'A')).toEqual(['aim:C', 'aim:D']);
  play(game, 'A', 'aim:C');
  aims(game);
  expect(player(game, 'A').target).toBe(2);
});

test('CG-013 3a mutual aim and three on one are legal', () => {
  const game = atAim();
  aims(game, { A: '>B', B: '>A', C: '>A', D: '>A' });
  expect(targets(game)).toEqual([1, 0, 0, 0]);
});

test('3a the targets are shown all at once', () => {
  const game = atAim();
  for (const letter of ['A', 'B', 'C'] as const) play(game, letter, 'aim:D');
  expect(targets(game)).toEqual([NOBODY, NOBODY, NOBODY, NOBODY]);
  expect([viewOf(game, 'A').own?.aim, viewOf(game, 'D').own?.aim]).toEqual([3, NOBODY]);
  expect(see(game, 'D', 'aimChosen').map(({ seat }) => seat)).toEqual(['A', 'B', 'C']);
  play(game, 'D', 'aim:A');
  expect(see(game, 'D', 'aimsRevealed')).toEqual([{ kind: 'aimsRevealed', targets: 'DDDA' }]);
  expect(viewOf(game, 'A').own?.aim).toBe(NOBODY);
});

test('3a a target may be changed until everybody has answered; only the last one counts', () => {
  const game = atAim();
  play(game, 'A', 'aim:B', 'aim:C', 'aim:D');
  expect(see(game, 'B', 'aimChosen')).toHaveLength(1);
  aims(game);
  expect(player(game, 'A').target).toBe(3);
  expect(refusal(game, 'A', 'aim:B')).toBe('notThisQuestion');
});

test('CG-015 3b a highlighted target counts when the deadline passes: B is not slow', () => {
  const game = atAim();
  for (const letter of ['A', 'C', 'D'] as const) play(game, letter, 'aim:B');
  expect(timeOut(game, 'B', 'aim:C')).toBe('aim:C');
  expect(player(game, 'B')).toMatchObject({ target: 2, down: '' });
  expect(see(game, 'spectator', 'satOut')).toEqual([]);
});

test('CG-015 3b a highlighted target that is not legal does not count', () => {
  const game = atAim();
  for (const letter of ['A', 'C', 'D'] as const) play(game, letter, 'aim:B');
  expect(timeOut(game, 'B', 'aim:B')).toBe('tooSlow');
  expect(player(game, 'B').down).toBe('satOut');
});

test('3b AMB-04 too slow is for the clock to say: it is no choice of a player', () => {
  const game = atAim();
  expect(refusal(game, 'B', 'tooSlow')).toBe('onlyTheClock');
  expect(choicesOf(game, 'B')).toEqual(['aim:A', 'aim:C', 'aim:D']);
  expect(timeOut(game, 'B')).toBe('tooSlow');
});

test('3b before the reveal nobody else learns who was too slow', () => {
  const [slow, quick] = [atAim(), atAim()];
  timeOut(slow, 'B');
  play(quick, 'B', 'aim:C');
  expect(viewOf(slow, 'C')).toEqual(viewOf(quick, 'C'));
  expect(see(slow, 'C')).toEqual(see(quick, 'C'));
});

test('3b AMB-04 AMB-05 who is too slow sits the round out: no shot, no wound, no share, no order, no target', () => {
  const game = atAim({}, { A: 'bang', B: 'bang', C: 'bang', D: 'bang' });
  aims(game, { A: '>B', B: '>slow', C: '>B', D: '>A' });
  expect(player(game, 'B')).toMatchObject({ down: 'satOut', target: NOBODY, loaded: false });
  expect(see(game, 'spectator', 'satOut', 'bulletDiscarded')).toEqual([
    { kind: 'satOut', seat: 'B' },
    { kind: 'bulletDiscarded', seat: 'B', bullet: undefined },
  ]);
  expect(refusal(game, 'A', 'order:B')).toBe('notAiming');
  play(game, 'A', 'order:D');
  expect(refusal(game, 'D', 'aim:B')).toBe('targetSatOut');
  play(game, 'D', 'aim:C');
  expect(asks(game)).toBe('ACD courage');
  courage(game);
  expect(pile(game)).toEqual({ up: [0, 1], down: [0, 3] });
  expect(see(game, 'spectator', 'shotsFired')).toEqual([{ kind: 'shotsFired', shots: ['D bang C'] }]);
  expect(player(game, 'B').wounds).toBe(0);
  expect(shareAll(game)).toBe('ADADADADA');
});

test('AMB-53 several who are too slow are dealt with from the Godfather clockwise', () => {
  const game = atAim({ godfather: 'C' });
  aims(game, { A: '>slow', B: '>slow', D: '>slow' });
  expect(see(game, 'spectator', 'satOut').map(({ seat }) => seat)).toEqual(['D', 'A', 'B']);
});

test('AMB-07 a slow Godfather has no privilege, and the sharing starts on his left', () => {
  const game = atAim();
  aims(game, { A: '>slow' });
  expect(asks(game)).toBe('BCD courage');
  courage(game);
  expect(shareAll(game)).toBe('BCDBCDBCD');
});

test('3b a round that everybody was too slow for ends without shots or shares', () => {
  const game = atAim();
  aims(game, { A: '>slow', B: '>slow', C: '>slow', D: '>slow' });
  expect(game.state.table).toMatchObject({ round: 2, godfather: 0 });
  expect(shares(game)).toHaveLength(17);
  expect(pile(game)).toEqual({ up: [0, 0], down: [4, 0] });
});

const noTarget = { options: { tooSlow: 'noTarget' } } as const;

test('CG-016 AMB-04 NO_TARGET: B is slow and stands; shot by D he gets a wound and no share', () => {
  const game = cashWith(noTarget);
  round(game, { B: 'bang>slow', D: 'bang>B' });
  expect(see(game, 'spectator', 'noTarget')).toEqual([{ kind: 'noTarget', seat: 'B' }]);
  expect(player(game, 'B')).toMatchObject({ wounds: 1, down: 'wounded', discarded: 1 });
  expect(pile(game).down).toEqual([0, 1]);
  expect(shareAll(game)).not.toContain('B');
  expect(lootOf(game, 'B')).toEqual([]);
});

test('CG-016 AMB-04 NO_TARGET: with a Click of D instead, B shares; he may also duck', () => {
  const game = cashWith(noTarget);
  round(game, { B: 'bang>slow', D: 'click>B' });
  expect(pile(game).down).toEqual([0, 1]);
  expect(shareAll(game)).toContain('B');
  const ducking = cashWith(noTarget);
  round(ducking, { B: 'bang>slow duck', D: 'bang>B' });
  expect(player(ducking, 'B')).toMatchObject({ wounds: 0, down: 'ducked' });
});
