// Random games with random cards: the rules about their parts hold for any mix of parts.
import { expect, test } from 'vitest';
import { mixedPack } from '../../testing/mixedPack.ts';
import { randomSteps } from '../../testing/randomSteps.ts';
import { playSoundGame } from '../../testing/soundGame.ts';
import { placeNamed, shareTurf } from '../board/places.ts';
import { bindPack, type Content } from '../content.ts';
import type { Event, EventOf } from '../events.ts';
import { checkPack } from '../pack/checkPack.ts';
import { readCorleonePosition } from '../position/readPosition.ts';
import { writeCorleonePosition } from '../position/writePosition.ts';
import { rulesFor } from '../rules.ts';
import type { State } from '../state.ts';

const PACKS = Array.from({ length: 8 }, (_, seed) => seed);

test('RN-05 RN-12 RN-22 no card uses a business or moves a figure twice, and a group stays in one turf', () => {
  const told = { secondFronts: 0, secondMoves: 0, thirdHits: 0 };
  for (const seed of PACKS) {
    const content = contentOf(seed);
    for (let game = 0; game < 10; game += 1) {
      let card: Event[] = [];
      for (const { state, events } of randomSteps(rulesFor(content), 2 + (game % 4), game)) {
        for (const event of events) {
          if (event.kind === 'jobDeclared' || event.kind === 'allyPlayed') card = [];
          card.push(event);
        }
        if (events.some(({ kind }) => SPOKEN_OF.has(kind))) checkCard(content, state, card, told);
      }
    }
  }
  expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
});

test.each(PACKS)('pack %i: games are sound', seed => {
  for (let game = 0; game < 4; game += 1) playSoundGame(contentOf(seed), 2 + game, game);
});

test.each(PACKS)('pack %i: positions in the middle of a card are read back exactly', seed => {
  const content = contentOf(seed);
  let marked = 0;
  for (const { state } of randomSteps(rulesFor(content), 4, seed)) {
    if (!state.table.agenda.some(task => task.kind === 'abilities' && task.marks !== undefined)) continue;
    marked += 1;
    const json: unknown = JSON.parse(JSON.stringify(writeCorleonePosition(content, state)));
    expect(readCorleonePosition(content, json)).toEqual({ ok: true, state });
  }
  expect(marked).toBeGreaterThan(0);
});

const contentOf = (seed: number): Content => {
  const { pack, errors } = checkPack(mixedPack(seed));
  expect(errors).toEqual([]);
  return bindPack(pack!);
};

/** Thugs of a family look alike: a figure that has moved is known by where it stands. */
const checkCard = (
  content: Content,
  { table }: State,
  card: readonly Event[],
  told: { secondFronts: number; secondMoves: number; thirdHits: number },
): void => {
  const [begun] = card;
  if (begun?.kind !== 'jobDeclared' && begun?.kind !== 'allyPlayed') return;
  const end = card.findIndex(({ kind }) => ENDS.has(kind));
  const events = end < 0 ? card : card.slice(0, end);
  const fronts = events.filter(isOf('frontUsed')).map(({ business }) => business);
  expect(new Set(fronts).size).toBe(fronts.length);
  const moves = events.filter(event => event.kind === 'figureMoved' || event.kind === 'neutralPlaced');
  for (const [at, { from }] of moves.entries()) expect(moves.slice(0, at).some(({ to }) => to === from)).toBe(false);
  told.secondFronts += fronts.length > 1 ? 1 : 0;
  told.secondMoves += moves.length > 1 ? 1 : 0;
  if (begun.kind !== 'jobDeclared' || !isGroup(content, begun.job)) return;
  const hits = events.filter(isOf('gunnedDown')).map(({ at }) => placeNamed(content, table, at));
  expect(shareTurf(content, hits)).toBe(true);
  told.thirdHits += hits.length > 2 ? 1 : 0;
};

const SPOKEN_OF: ReadonlySet<Event['kind']> = new Set(['frontUsed', 'figureMoved', 'neutralPlaced', 'gunnedDown']);
const ENDS: ReadonlySet<Event['kind']> = new Set(['jobCompleted', 'thugPlayed', 'memberPlayed', 'phaseBegan']);

const isOf =
  <K extends Event['kind']>(kind: K) =>
  (event: Event): event is EventOf<K> =>
    event.kind === kind;

const isGroup = (content: Content, job: string): boolean =>
  content.pack.jobs.some(({ id, effects }) => id === job && effects.some(part => part.op === 'gunDown' && part.group));
