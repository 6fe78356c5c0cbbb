import { keptLog, type LogRules, randomFrom } from '@omerta/kernel';
import { playRandomly } from '@omerta/testing';
import { expect, test } from 'vitest';
import type { Event, SeenEvent } from './events.ts';
import { log } from './log.ts';
import type { Options } from './options.ts';
import { type CashNGuns, cashnguns } from './rules.ts';

const GAMES = [1, 2, 3, 4, 5, 6];
const FORGETFUL: Options = { players: 6, talents: true };

/** The loot of former rounds that logs of running games name, for all viewers. */
function namedIn(rules: LogRules<CashNGuns>, options: Options): string[] {
  const named: string[] = [];
  for (const seed of GAMES) {
    const events: Event[] = [];
    const state = cashnguns.setup(options, seed, events);
    const onStep = () => {
      for (const viewer of [0, 5, 'spectator'] as const) {
        const seen = events.flatMap(event => cashnguns.seenBy(event, viewer) ?? []);
        const kept = keptLog({ log: rules }, cashnguns.viewFor(state, viewer), seen, 'open');
        const begins = kept.findLastIndex(({ kind }) => kind === 'roundBegan');
        named.push(...kept.slice(0, Math.max(0, begins)).flatMap(lootIn));
      }
    };
    playRandomly(cashnguns, state, randomFrom(seed), { events, onStep });
  }
  return named;
}

/** What is turned face up at the start of a round is no player's. */
const lootIn = (event: SeenEvent): string[] =>
  event.kind === 'roundBegan'
    ? []
    : Object.entries(event).flatMap(([field, value]) =>
        LOOT_FIELDS.has(field) && typeof value !== 'number' && value !== undefined ? [`${event.kind} ${value}`] : [],
      );
const LOOT_FIELDS: ReadonlySet<string> = new Set(['share', 'shares', 'loot', 'cards', 'given']);

test('CG-058 the log of a running game names no loot that a player took in a former round', () => {
  expect(namedIn(log, FORGETFUL)).toEqual([]);
});

test.each([{ lootLog: 'open' }, { lootVisibility: 'open' }] as const)('CG-058 where %j, it names all', options => {
  expect(namedIn(log, { ...FORGETFUL, ...options }).length).toBeGreaterThan(0);
});

const keeping = (kind: SeenEvent['kind']): LogRules<CashNGuns> => ({
  ...log,
  keptLater: (event, view) => (event.kind === kind ? event : log.keptLater?.(event, view)),
});

test.each([
  ['a log that forgets nothing', { beginsPart: log.beginsPart }],
  ['shares', keeping('shareTaken')],
  ['what a player reached for', keeping('shareDeclared')],
  ['the stolen card, to the two players', keeping('professionalStole')],
  ['what the Vulture took, to itself', keeping('vultureTook')],
  ['swapped cards', keeping('junkSwapped')],
] as const)('CG-058 a planted leak is found: %s', (_name, leaky) => {
  expect(namedIn(leaky, FORGETFUL).length).toBeGreaterThan(0);
});
