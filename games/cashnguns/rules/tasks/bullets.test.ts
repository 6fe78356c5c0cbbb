import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  cashWith,
  choicesOf,
  handOf,
  type Letter,
  play,
  refusal,
  round,
  type Story,
  see,
  shareAll,
  viewOf,
  waiting,
} from '../../testing/index.ts';
import { PLAY } from '../choices.ts';
import { cashnguns } from '../rules.ts';
import { NO_SEAT } from '../state.ts';

test('CG-007 2a a refreshed client sees who is ready, its own card, and no other', () => {
  const game = cashWith();
  play(game, 'A', 'bang');
  play(game, 'B', 'bang');
  const view = viewOf(game, 'B');
  expect(view.table.agenda.at(-1)).toMatchObject({ kind: 'bullets', waiting: 0b1100 });
  expect(view.own?.played).toBe('bang');
  expect(JSON.stringify(view.table)).not.toMatch(/"(bang|click)"(?!:)/);
  const other = cashWith();
  play(other, 'A', 'click');
  play(other, 'B', 'bang');
  expect(viewOf(other, 'B')).toEqual(view);
  expect(see(game, 'B', 'bulletChosen')).toEqual([
    { kind: 'bulletChosen', seat: 'A' },
    { kind: 'bulletChosen', seat: 'B' },
  ]);
});

test('2a a player may change the card until all have chosen, and the others do not notice', () => {
  const game = cashWith();
  play(game, 'A', 'bang');
  const before = viewOf(game, 'B');
  play(game, 'A', 'click');
  expect(viewOf(game, 'B')).toEqual(before);
  expect(see(game, 'B', 'bulletChosen')).toHaveLength(1);
  for (const letter of ['B', 'C', 'D'] as const) play(game, letter, 'bang');
  expect(refusal(game, 'A', 'bang')).toBe('notThisQuestion');
  expect(handOf(game, 'A')).toEqual({ click: 4, bang: 3 });
});

test('2b every card is used once: eight rounds use up the hand', () => {
  const game = cashWith();
  const played: string[] = [];
  while (game.state.table.stage !== 'over') {
    const bullet = choicesOf(game, 'A').at(-1)!;
    played.push(bullet);
    round(game, { A: `${bullet} duck`, B: 'duck', C: 'duck', D: 'duck', ...lastCards(game) });
    shareAll(game);
  }
  expect(played.toSorted()).toEqual([...Array(3).fill('bang'), ...Array(5).fill('click')]);
  expect(handOf(game, 'A')).toEqual({ click: 0, bang: 0 });
});

/** A Bang for each player who has no Click left. */
const lastCards = (game: Story): Record<string, string> => {
  const plans: Record<string, string> = {};
  for (const letter of ['B', 'C', 'D'] as const) {
    if (handOf(game, letter).click === 0) plans[letter] = 'bang duck';
  }
  return plans;
};

test('AMB-55 bullet and target are two decisions: nothing is revealed between them', () => {
  const game = cashWith();
  for (const letter of ['A', 'B', 'C', 'D'] as const) {
    expect(refusal(game, letter, 'aim:B')).toBe('notThisQuestion');
    play(game, letter, 'bang');
  }
  expect(asks(game)).toBe('ABCD aim');
  expect(see(game, 'spectator').map(({ kind }) => kind)).toEqual([
    'stageBegan',
    ...Array(4).fill('bulletChosen'),
    'stageBegan',
  ]);
  expect(game.state.table.seats.map(({ target }) => target)).toEqual(Array(4).fill(NO_SEAT));
});

test('6f the eliminated have no prompt and no choice; no player has when the game is over', () => {
  const game = cashWith({ C: { alive: false } });
  expect(waiting(game)).toBe('ABD');
  expect([choicesOf(game, 'C'), refusal(game, 'C', 'click')]).toEqual([[], 'notWaitingForYou']);
  const whyNot = ({ state }: Story, letter: Letter) =>
    cashnguns.whyNot(cashnguns.viewFor(state, 'ABCD'.indexOf(letter)), PLAY.click)?.code;
  expect([whyNot(game, 'A'), whyNot(game, 'C')]).toEqual([undefined, 'eliminated']);
  const over = afterRound({ round: 8 }, { A: 'duck', B: 'duck', C: 'duck', D: 'duck' });
  expect([whyNot(over, 'A'), whyNot(over, 'C')]).toEqual(['gameOver', 'gameOver']);
  const sharing = afterRound({}, {});
  expect([whyNot(sharing, 'A'), whyNot(sharing, 'B')]).toEqual(['takeAShare', 'notYourTurn']);
});
