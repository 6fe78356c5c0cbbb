import { expect, test } from 'vitest';
import { randomSteps } from '../testing/randomSteps.ts';
import { applyEvent } from './applyEvent.ts';
import { bindPack } from './content.ts';
import type { SeenEvent } from './events.ts';
import { standardPack } from './pack/standard.ts';
import { rulesFor } from './rules.ts';
import { type View, viewFor } from './state.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);
type Table = View['table'];

/** The part of the table that `applyEvent` follows. */
const followed = ({ piles, jobDeck, jobDiscard, alliesGone, blueTiles, redTiles, agenda, result, ...table }: Table) =>
  table;

/** As events and views come over a socket. */
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message));

const kinds = new Set<string>();

test.each([2, 3, 4, 5])('with %i players the seen events lead to the same table as the rules', players => {
  for (const viewer of ['spectator', 0] as const) {
    for (let seed = 1; seed <= 4; seed += 1) {
      let before: Table | undefined;
      for (const { state, events } of randomSteps(rules, players, seed)) {
        const { table } = viewFor(state, viewer);
        const seen: SeenEvent[] = sent(events.flatMap(event => rules.seenBy(event, viewer) ?? []));
        if (before !== undefined && table.phase !== 'over') {
          const after = seen.reduce<Table>((drawn, event) => applyEvent(content, drawn, event), before);
          const isMoved = seen.some(({ kind }) => kind === 'markerMoved');
          const picture = isMoved ? { ...after, stacks: table.stacks } : after;
          expect(followed(picture), seen.map(({ kind }) => kind).join()).toEqual(followed(sent(table)));
        }
        for (const { kind } of seen) kinds.add(kind);
        before = sent(table);
      }
    }
  }
});

test('the games above had offers, neutrals, moved figures, markers and figures going home', () => {
  const expected = ['offersRevealed', 'figuresWentHome', 'markerPlaced', 'neutralPlaced', 'figureMoved'];
  expect(expected.filter(kind => !kinds.has(kind))).toEqual([]);
});
