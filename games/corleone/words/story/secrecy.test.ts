import { bindPack, corleone, type Event, type SeenEvent, standardPack } from '@omerta/corleone/rules';
import type { Viewer } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import { beatsOf, textOf } from '@omerta/words';
import { expect, test } from 'vitest';
import { corleoneText } from '../index.ts';

const rules = corleone(standardPack);
const { events, state } = randomGame(rules, { players: 4 }, 3);
const people = state.table.seats.map(({ family }, seat) => ({ name: 'ABCD'[seat]!, family }));
const setting = { people, content: bindPack(standardPack) };

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2, 3];

/** The log as it is told. */
const told = (log: readonly SeenEvent[]): readonly string[] =>
  beatsOf(log, corleoneText.storyline).map(beat => textOf(corleoneText.beatParts('en', beat, setting)));

/** Another world that looks the same to the viewer: other cards where the viewer sees none. */
function otherWorld(viewer: Viewer): Event[] {
  return events.map(event => {
    const seen = rules.seenBy(event, viewer) as unknown as { readonly [field: string]: unknown };
    const hidden = Object.entries(event).filter(([field]) => seen[field] === undefined);
    return { ...event, ...Object.fromEntries(hidden.map(([field, card]) => [field, another(card)])) } as Event;
  });
}

const another = (card: unknown): unknown => {
  if (Array.isArray(card)) return card.map(another);
  return String(card).startsWith('$') ? (card === '$5' ? '$1' : '$5') : card === 'carBomb' ? 'bankJob' : 'carBomb';
};

test.each(VIEWERS)('viewer %s reads the same of two worlds that look the same', viewer => {
  const seen = (world: readonly Event[]) => world.map(event => rules.seenBy(event, viewer)!);
  expect(told(seen(otherWorld(viewer)))).toEqual(told(seen(events)));
});

test.each(VIEWERS)('a log of viewer %s that is told of more than the viewer saw differs', viewer => {
  expect(told(otherWorld(viewer) as SeenEvent[])).not.toEqual(told(events as SeenEvent[]));
});

test('a Job that is kept is named to its owner alone', () => {
  const named = (viewer: Viewer) =>
    told(events.map(event => rules.seenBy(event, viewer)!)).filter(line => line.includes('keeps “'));
  expect(named('spectator')).toEqual([]);
  expect(VIEWERS.flatMap(named).length).toBeGreaterThan(3);
});
