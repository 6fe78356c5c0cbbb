import { bindPack, corleone, type Event, standardPack } from '@omerta/corleone/rules';
import type { SeenEvent } from '@omerta/corleone/seen';
import { listSeats, NO_SEATS, pick, randomFrom } from '@omerta/kernel';
import { onAPage } from '@omerta/table/testing/onAPage.ts';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawn, type Seen, speak } from '../testing/drawnTable.ts';
import { Result } from './Result.tsx';

onAPage();

test('everything the end draws by reference is on its page', async () => {
  const page = await drawn('en', await speak('en'), finishedGame(), createElement(Result));
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = [...page.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(wanted).toContain('corleone-front-gun'); // paid for a job of the key moments
  expect(wanted.filter(id => !ids.has(id))).toEqual([]);
});

/** Played at random, with jobs where they can be done. */
function finishedGame(): Seen {
  const rules = corleone(standardPack);
  const events: Event[] = [];
  const state = rules.setup({ players: 3 }, 1, events);
  const random = randomFrom(1);
  for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
    const seat = pick(random, listSeats(waiting));
    const choices = rules.choices(rules.viewFor(state, seat));
    const jobs = choices.filter(({ kind }) => kind === 'job');
    rules.play(state, seat, pick(random, jobs.length > 0 ? jobs : choices), events);
  }
  const log = events.map(event => rules.seenBy(event, 0)).filter(event => event !== undefined) as SeenEvent[];
  return { content: bindPack(standardPack), rules, view: rules.viewFor(state, 0), log };
}
