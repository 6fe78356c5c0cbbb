import { cashnguns, type Event, type SeenEvent } from '@omerta/cashnguns/rules';
import type { Viewer } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import { beatsOf, textOf } from '@omerta/words';
import { expect, test } from 'vitest';
import { cashText } from '../index.ts';

/** All Talents that see a card of others. */
const { events, state } = randomGame(cashnguns, { players: 8, talents: true }, 8);
const people = state.table.seats.map(({ talent }, seat) => ({ name: 'ABCDEFGH'[seat]!, talent }));

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2, 3, 4, 5, 6, 7];

/** The log as it is told. */
const told = (log: readonly SeenEvent[]): readonly string[] =>
  beatsOf(log, cashText.storyline).map(beat => textOf(cashText.beatParts('en', beat, { people })));

/** Another world that looks the same to the viewer: other cards where the viewer sees none. */
function otherWorld(viewer: Viewer): Event[] {
  return events.map(event => {
    const seen = cashnguns.seenBy(event, viewer) as unknown as { readonly [field: string]: unknown };
    const hidden = Object.entries(event).filter(([field]) => seen[field] === undefined);
    return { ...event, ...Object.fromEntries(hidden.map(([field, card]) => [field, another(card)])) } as Event;
  });
}

const another = (card: unknown): unknown => {
  if (Array.isArray(card)) return card.map(another);
  if (card === 'bang' || card === 'click') return card === 'bang' ? 'click' : 'bang';
  return card === 'painting' ? 'clip' : 'painting';
};

test.each(VIEWERS)('viewer %s reads the same of two worlds that look the same', viewer => {
  const seen = (world: readonly Event[]) => world.map(event => cashnguns.seenBy(event, viewer)!);
  expect(told(seen(otherWorld(viewer)))).toEqual(told(seen(events)));
});

test.each(VIEWERS)('a log of viewer %s that is told of more than the viewer saw differs', viewer => {
  expect(told(otherWorld(viewer) as SeenEvent[])).not.toEqual(told(events as SeenEvent[]));
});
