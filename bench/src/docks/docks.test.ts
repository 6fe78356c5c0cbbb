import { listSeats, randomFrom, type Seat, seatNamed, submit } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { docks } from './docks.ts';
import type { Event } from './events.ts';
import { type Card, NO_SEAT, type State } from './state.ts';

const [A, B] = [0, 1];

/** Two seats, round 1, B to play. */
function begun(hands: Partial<Record<'A' | 'B', Card[]>> = {}): { state: State; events: Event[] } {
  const state = docks.setup({ seats: 2, rounds: 1 }, 7);
  for (const [name, hand] of Object.entries(hands)) {
    const seat = seatNamed(name)!;
    state.own[seat]!.hand = hand.slice();
    state.table.handSizes[seat] = hand.length;
  }
  return { state, events: [] };
}

function play(game: { state: State; events: Event[] }, seat: Seat, ...texts: string[]): void {
  for (const text of texts) {
    const submitted = submit(docks, game.state, seat, text);
    if (!submitted.ok) throw new Error(`${text} is refused: ${JSON.stringify(submitted.refusal)}`);
    game.state = submitted.state;
    game.events.push(...submitted.events);
  }
}

function choicesOf({ state }: { state: State }, seat: Seat): string[] {
  return docks.choices(docks.viewFor(state, seat)).map(docks.writeChoice);
}

test('D3 a player over the hand limit discards one card at a time', () => {
  const game = begun({ B: ['rope', 'dice', 'dice', 'lamp', 'knife'] });
  play(game, B, 'play:rope@0', 'use:draw');
  expect(docks.promptOf(docks.viewFor(game.state, B))).toEqual({ kind: 'discard', count: 1 });
  expect(choicesOf(game, B)).toContain('discard:dice');
  play(game, B, 'discard:dice');
  expect(choicesOf(game, B)).toEqual(['done', 'use:draw']);
});

test('D6 abilities come in any order, each once', () => {
  const game = begun({ B: ['crate'] });
  play(game, B, 'play:crate@0');
  expect(choicesOf(game, B)).toEqual(['done', 'use:coins', 'use:draw']);
  play(game, B, 'use:draw');
  expect(choicesOf(game, B)).toEqual(['done', 'use:coins']);
  play(game, B, 'use:coins');
  expect(game.state.table.coins[B]).toBe(7);
});

test("D7 the pier's controller takes a benefit before the player goes on", () => {
  const game = begun({ B: ['crate'] });
  game.state.table.piers[2] = A;
  play(game, B, 'play:crate@2');
  expect(listSeats(docks.waitingFor(game.state))).toEqual([A]);
  play(game, A, 'take:coin');
  expect(game.state.table.coins[A]).toBe(6);
  expect(choicesOf(game, B)).toEqual(['done', 'use:coins', 'use:draw']);
});

test('D2 an empty deck is made of the discards', () => {
  const game = begun({ B: ['crate'] });
  game.state.table.discards = [...game.state.secret.deck, ...game.state.table.discards];
  game.state.secret.deck = [];
  game.state.table.deckSize = 0;
  play(game, B, 'play:crate@0', 'use:draw');
  expect(game.events.map(event => event.kind)).toContain('deckReshuffled');
  expect(game.state.table.discards).toEqual([]);
  expect(game.state.table.deckSize).toBe(game.state.secret.deck.length);
});

test('peeking shows the top of the deck to one seat, until the next card is drawn', () => {
  const game = begun({ B: ['dice'] });
  const top = game.state.secret.deck.at(-1);
  play(game, B, 'play:dice@0', 'use:peek');
  expect(game.state.own.map(own => own.peeked)).toEqual([undefined, top]);
  expect(docks.imagine(docks.viewFor(game.state, B), randomFrom(1)).secret.deck.at(-1)).toBe(top);
  play(game, B, 'use:draw');
  expect(game.state.own[B]!.peeked).toBeUndefined();
});

/** Plays up to the gifts, with these hands. */
function atGifts(hands: { A: Card[]; B: Card[] }): { state: State; events: Event[] } {
  const game = begun({ A: hands.A, B: [...hands.B, 'rope'] });
  play(game, B, 'play:rope@0', 'done');
  game.state.own[A]!.hand = [...hands.A, 'rope'];
  play(game, A, 'play:rope@0', 'done');
  return game;
}

test('D8 gifts are secret until all have given; each kind that no other player gave earns two coins', () => {
  const game = atGifts({ A: ['lamp', 'dice'], B: ['lamp', 'knife'] });
  expect(listSeats(docks.waitingFor(game.state))).toEqual([A, B]);
  game.events = [];
  play(game, A, 'give:lamp');
  expect(game.events).toEqual([]);
  expect(game.state.table.handSizes).toEqual([2, 2]);
  play(game, A, 'give:dice');
  play(game, B, 'give:knife', 'give:lamp');
  expect(game.events.slice(0, 3)).toEqual([
    { kind: 'giftsSealed', seat: A },
    { kind: 'giftsSealed', seat: B },
    {
      kind: 'giftsShown',
      gifts: [
        ['lamp', 'dice'],
        ['knife', 'lamp'],
      ],
    },
  ]);
  expect(game.state.table.coins).toEqual([7, 7]);
  expect(game.state.table.handSizes).toEqual([0, 0]);
});

/** Both players have seven coins and bid for pier 1. */
function atBids(): { state: State; events: Event[] } {
  const game = atGifts({ A: ['lamp', 'dice'], B: ['lamp', 'knife'] });
  play(game, A, 'give:lamp', 'give:dice');
  play(game, B, 'give:knife', 'give:lamp');
  game.events = [];
  return game;
}

test.each([
  { bids: [2, 1], pier: A, scores: [8, 7], places: [1, 2] },
  { bids: [0, 6], pier: B, scores: [7, 4], places: [1, 2] },
  { bids: [2, 2], pier: NO_SEAT, scores: [7, 7], places: [1, 1] },
])(
  'D9 D10 bids $bids: the highest pays and takes the pier, a tie changes nothing',
  ({ bids, pier, scores, places }) => {
    const game = atBids();
    play(game, B, `bid:${bids[B]}`);
    expect(game.state.table.piers[1]).toBe(NO_SEAT);
    play(game, A, `bid:${bids[A]}`);
    expect(game.state.table.piers[1]).toBe(pier);
    expect(docks.outcome(game.state)).toEqual({ scores, places });
  },
);

test('D11 a bid may be changed until the last one is in, and no other player sees the change', () => {
  const game = atBids();
  play(game, A, 'bid:5');
  expect(listSeats(docks.waitingFor(game.state))).toEqual([B]);
  expect(listSeats(docks.mayChoose(game.state))).toEqual([A, B]);
  expect(docks.promptOf(docks.viewFor(game.state, A))).toEqual({ kind: 'bid', pier: 1 });
  expect(choicesOf(game, A)).toEqual(['bid:0', 'bid:1', 'bid:2', 'bid:3', 'bid:4', 'bid:5', 'bid:6', 'bid:7']);
  play(game, A, 'bid:3');
  expect(game.events.map(event => docks.seenBy(event, A)?.kind)).toEqual(['bidSealed', 'bidChanged']);
  expect(game.events.map(event => docks.seenBy(event, B)?.kind)).toEqual(['bidSealed', undefined]);
  play(game, B, 'bid:4');
  expect(game.events.at(-1)).toEqual({ kind: 'bidsShown', pier: 1, bids: [3, 4] });
  expect(listSeats(docks.mayChoose(game.state))).toEqual([]);
});

test('D11 a player who is too slow bids nothing and loses a coin; only the clock answers so', () => {
  const game = atBids();
  expect(() => play(game, A, 'tooSlow')).toThrow('tooSlow is refused');
  const slow = submit(docks, game.state, A, 'tooSlow', 'clock');
  game.state = slow.ok ? slow.state : game.state;
  play(game, B, 'bid:0');
  expect(game.state.table.piers[1]).toBe(B);
  expect(game.state.table.coins).toEqual([6, 7]);
});
