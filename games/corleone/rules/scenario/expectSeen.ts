// What happened, and who saw what of it.
import { canonicalJson, seatNamed, type Viewer } from '@omerta/kernel';
import { type Finding, show } from './finding.ts';
import { fits, readable, type Told } from './matching.ts';
import type { Pattern, TableExpectations, ViewExpectations, ViewerName } from './scenario.ts';
import type { Story } from './story.ts';

export const seenChecks: {
  readonly [F in 'events' | 'noEvents' | 'seen' | 'notSeen' | 'view']: (
    story: Story,
    wanted: NonNullable<TableExpectations[F]>,
  ) => Finding[];
} = {
  events: ({ events }, wanted) => happened('', wanted, events.map(readable)),
  noEvents: ({ events }, wanted) => didNotHappen('', wanted, events.map(readable)),
  seen: (story, wanted) =>
    eachViewer(wanted).flatMap(([name, patterns]) => happened(name, patterns, seenEvents(story, name))),
  notSeen: (story, wanted) =>
    eachViewer(wanted).flatMap(([name, patterns]) => didNotHappen(name, patterns, seenEvents(story, name))),
  view: (story, { sameFor, ...viewers }) => [
    ...eachViewer(viewers).flatMap(([name, expected]) => viewOf(story, name, expected)),
    ...sameTable(story, sameFor ?? []),
  ],
};

const eachViewer = <T>(wanted: { readonly [V in ViewerName]?: T }): [ViewerName, T][] =>
  Object.entries(wanted) as [ViewerName, T][]; // the form was checked: other keys are not there

/** In this order; others may lie between. */
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

const viewerNamed = (name: ViewerName): Viewer => (name === 'spectator' ? name : seatNamed(name)!);

const seenEvents = ({ rules, events }: Story, name: ViewerName): Told[] =>
  events
    .map(event => rules.seenBy(event, viewerNamed(name)))
    .filter(event => event !== undefined)
    .map(readable);

const viewOf = ({ rules, state }: Story, at: ViewerName, { has = [], hasNot = [] }: ViewExpectations): Finding[] => {
  const view = JSON.stringify(rules.viewFor(state, viewerNamed(at)));
  const truth = JSON.stringify(state);
  return [
    ...has.filter(text => !view.includes(text)).map(text => ({ at, message: `does not hold ${show(text)}` })),
    ...hasNot.filter(text => view.includes(text)).map(text => ({ at, message: `holds ${show(text)}` })),
    // What does not exist is no secret: the scenario would show nothing.
    ...hasNot
      .filter(text => !truth.includes(text))
      .map(text => ({ at, message: `${show(text)} is nowhere in the game` })),
  ];
};

const sameTable = ({ rules, state }: Story, names: readonly ViewerName[]): Finding[] => {
  const tables = names.map(name => canonicalJson(rules.viewFor(state, viewerNamed(name)).table));
  return tables.every(table => table === tables[0]) ? [] : [{ at: 'sameFor', message: 'the tables differ' }];
};
