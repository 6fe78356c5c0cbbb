// What is asked of whom, what they may answer, what they see.
import { canonicalJson, type Seat, seatNamed, type Viewer } from '@omerta/kernel';
import { type Finding, foundList, foundValue, foundWhole, show } from './finding.ts';
import { fits, readable, sameCards } from './matching.ts';
import type { ChoiceExpectations, Pattern, TableExpectations, ViewExpectations, ViewerName } from './scenario.ts';
import { type Story, waitingIn } from './story.ts';

type AnswerField = 'waiting' | 'prompt' | 'choices' | 'events' | 'noEvents' | 'seen' | 'notSeen' | 'view' | 'outcome';

export const answerChecks: {
  readonly [F in AnswerField]: (story: Story, wanted: NonNullable<TableExpectations[F]>) => Finding[];
} = {
  waiting: (story, wanted) => foundList('', wanted, waitingIn(story)),
  prompt: (story, wanted) =>
    Object.entries(wanted).flatMap(([letter, pattern]) => promptOf(story, seatNamed(letter)!, letter, pattern)),
  choices: (story, wanted) =>
    Object.entries(wanted).flatMap(([letter, expected]) => choicesOf(story, seatNamed(letter)!, letter, expected)),
  events: ({ events }, wanted) => happened('', wanted, events.map(readable)),
  noEvents: ({ events }, wanted) => didNotHappen('', wanted, events.map(readable)),
  seen: (story, wanted) =>
    Object.entries(wanted).flatMap(([name, patterns]) =>
      happened(name, patterns, seenEvents(story, name as ViewerName)),
    ),
  notSeen: (story, wanted) =>
    Object.entries(wanted).flatMap(([name, patterns]) =>
      didNotHappen(name, patterns, seenEvents(story, name as ViewerName)),
    ),
  view: (story, { sameFor, ...viewers }) => [
    ...Object.entries(viewers).flatMap(([name, expected]) => viewOf(story, name as ViewerName, expected)),
    ...sameTable(story, sameFor ?? []),
  ],
  outcome({ rules, state }, { scores, places }) {
    const outcome = rules.outcome(state);
    return [
      ...(scores === undefined ? [] : foundWhole('scores', scores, outcome?.scores)),
      ...(places === undefined ? [] : foundWhole('places', places, outcome?.places)),
    ];
  },
};

const promptOf = ({ rules, state }: Story, seat: Seat, at: string, pattern: Pattern): Finding[] => {
  const prompt = rules.promptOf(rules.viewFor(state, seat));
  if (prompt !== undefined && fits(pattern, readable(prompt))) return [];
  return [{ at, message: `expected ${show(pattern)}, found ${show(prompt)}` }];
};

/** Every legal choice of a seat, as text. */
export const choiceTexts = ({ rules, state }: Story, seat: Seat): string[] =>
  rules.choices(rules.viewFor(state, seat)).map(choice => rules.writeChoice(choice));

const choicesOf = (
  story: Story,
  seat: Seat,
  at: string,
  { has, hasNot, only, count, kinds }: ChoiceExpectations,
): Finding[] => {
  const texts = choiceTexts(story, seat);
  const findings: Finding[] = [];
  const complain = (message: string) => findings.push({ at, message });
  for (const text of has ?? []) if (!texts.includes(text)) complain(`${text} is not offered, only ${show(texts)}`);
  for (const text of hasNot ?? []) if (texts.includes(text)) complain(`${text} is offered`);
  if (only !== undefined && !sameCards(only, texts)) complain(`expected only ${show(only)}, found ${show(texts)}`);
  const byKind = countKinds(story, seat);
  if (typeof count === 'number') findings.push(...foundValue(`${at}.count`, count, texts.length));
  else
    for (const [kind, number] of Object.entries(count ?? {}))
      findings.push(...foundValue(`${at}.count.${kind}`, number, byKind[kind] ?? 0));
  if (kinds !== undefined) findings.push(...foundList(`${at}.kinds`, kinds, Object.keys(byKind)));
  return findings;
};

const countKinds = ({ rules, state }: Story, seat: Seat): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of rules.choices(rules.viewFor(state, seat))) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

type Told = Readonly<Record<string, unknown>>;

/** In this order; others may lie between. */
const happened = (at: string, patterns: readonly Pattern[], events: readonly Told[]): Finding[] => {
  let next = 0;
  for (const pattern of patterns) {
    const found = events.findIndex((event, index) => index >= next && fits(pattern, event));
    if (found < 0)
      return [
        { at, message: `${show(pattern)} did not happen${next > 0 ? ' after the others' : ''}; ${summary(events)}` },
      ];
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

const viewOf = ({ rules, state }: Story, name: ViewerName, { has, hasNot }: ViewExpectations): Finding[] => {
  const json = JSON.stringify(rules.viewFor(state, viewerNamed(name)));
  return [
    ...(has ?? [])
      .filter(text => !json.includes(text))
      .map(text => ({ at: name, message: `does not hold ${show(text)}` })),
    ...(hasNot ?? []).filter(text => json.includes(text)).map(text => ({ at: name, message: `holds ${show(text)}` })),
  ];
};

const sameTable = ({ rules, state }: Story, names: readonly ViewerName[]): Finding[] => {
  const tables = names.map(name => canonicalJson(rules.viewFor(state, viewerNamed(name)).table));
  return tables.every(table => table === tables[0]) ? [] : [{ at: 'sameFor', message: 'the tables differ' }];
};
