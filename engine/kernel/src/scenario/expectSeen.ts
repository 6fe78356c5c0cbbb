// Expectations about events and what each viewer saw of them.
import { canonicalJson } from '../fingerprint.ts';
import type { GameTypes } from '../rules.ts';
import { seatNamed, type Viewer } from '../seats.ts';
import { named } from './expectAnswers.ts';
import type { BySeat, ViewExpectations, ViewsExpectations } from './expectations.ts';
import { type Finding, show } from './finding.ts';
import { fits, type Pattern, type Told } from './matching.ts';
import type { Story } from './story.ts';

export const seenChecks = {
  events: <G extends GameTypes>({ events, words }: Story<G>, wanted: readonly Pattern[]): Finding[] =>
    happened('', wanted, toldBy(words, events)),
  noEvents: <G extends GameTypes>({ events, words }: Story<G>, wanted: readonly Pattern[]): Finding[] =>
    didNotHappen('', wanted, toldBy(words, events)),
  seen: <G extends GameTypes>(story: Story<G>, wanted: BySeat<readonly Pattern[]>): Finding[] =>
    named(wanted).flatMap(([name, patterns]) => happened(name, patterns, seenEvents(story, name))),
  notSeen: <G extends GameTypes>(story: Story<G>, wanted: BySeat<readonly Pattern[]>): Finding[] =>
    named(wanted).flatMap(([name, patterns]) => didNotHappen(name, patterns, seenEvents(story, name))),
  view: <G extends GameTypes>(story: Story<G>, { sameFor, ...viewers }: ViewsExpectations): Finding[] => [
    ...named(viewers as BySeat<ViewExpectations>).flatMap(([name, expected]) => viewOf(story, name, expected)),
    ...sameTable(story, sameFor ?? []),
  ],
};

/** Events have a kind in every game that has scenarios. */
const toldBy = <G extends GameTypes>(
  words: Story<G>['words'],
  events: readonly (G['Event'] | G['SeenEvent'])[],
): Told[] => events.map(event => words.told(event as { readonly kind: string }));

/** In this order; other events may lie between. */
const happened = (at: string, patterns: readonly Pattern[], events: readonly Told[]): Finding[] => {
  let next = 0;
  for (const pattern of patterns) {
    const found = events.findIndex((event, index) => index >= next && fits(pattern, event));
    const when = next > 0 ? ' after the others' : '';
    if (found < 0) return [{ at, message: `${show(pattern)} did not happen${when}; ${summary(events)}` }];
    next = found + 1;
  }
  return [];
};

const didNotHappen = (at: string, patterns: readonly Pattern[], events: readonly Told[]): Finding[] =>
  patterns
    .filter(pattern => events.some(event => fits(pattern, event)))
    .map(pattern => ({ at, message: `${show(pattern)} happened` }));

const MOST_TOLD = 40;

const summary = (events: readonly Told[]): string => {
  const last = events.slice(-MOST_TOLD);
  return `found ${last.length < events.length ? '… ' : ''}${last.map(event => JSON.stringify(event)).join(' ')}`;
};

const viewerNamed = (name: string): Viewer => (name === 'spectator' ? name : seatNamed(name)!);

const seenEvents = <G extends GameTypes>({ rules, events, words }: Story<G>, name: string): Told[] =>
  toldBy(
    words,
    events.map(event => rules.seenBy(event, viewerNamed(name))).filter(event => event !== undefined),
  );

const viewOf = <G extends GameTypes>(
  { rules, state }: Story<G>,
  at: string,
  { has = [], hasNot = [] }: ViewExpectations,
): Finding[] => {
  const view = JSON.stringify(rules.viewFor(state, viewerNamed(at)));
  const truth = JSON.stringify(state);
  return [
    ...has.filter(text => !view.includes(text)).map(text => ({ at, message: `does not hold ${show(text)}` })),
    ...hasNot.filter(text => view.includes(text)).map(text => ({ at, message: `holds ${show(text)}` })),
    // A field that does not exist is no secret: the scenario would prove nothing.
    ...hasNot
      .filter(text => !truth.includes(text))
      .map(text => ({ at, message: `${show(text)} is nowhere in the game` })),
  ];
};

const sameTable = <G extends GameTypes>({ rules, state, words }: Story<G>, names: readonly string[]): Finding[] => {
  const tables = names.map(name => canonicalJson(words.tableOf(rules.viewFor(state, viewerNamed(name)))));
  return tables.every(table => table === tables[0]) ? [] : [{ at: 'sameFor', message: 'the tables differ' }];
};
