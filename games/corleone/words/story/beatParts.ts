import type { Card, Figure, SeenEvent } from '@omerta/corleone/seen';
import { type Beat, joined, type Language, type Seat, words } from '@omerta/words';
import { formatParts, type Values } from '../book.ts';
import { eventValues } from '../events.ts';
import { figureKind } from '../figures.ts';
import type { MessageKey } from '../keys.ts';
import type { Part } from '../parts.ts';
import type { Setting } from '../setting.ts';
import { type Speech, speechIn } from '../speech.ts';
import type {
  Bribery,
  Consequence,
  Control,
  Count,
  Deed,
  Entracte,
  Gain,
  Opening,
  Told,
  Tribute,
  Turn,
  War,
} from './told.ts';

/** A beat of the log in one sentence or a few; one without parts is not worth a line. */
export function beatParts(language: Language, beat: Beat<SeenEvent, Told>, setting: Setting): Part[] {
  const { told, events } = beat;
  const say = tellingIn(language, setting);
  return told === undefined ? say.event(events[0]!) : tellers[told.kind](told as never, say, events[0]!);
}

interface Telling extends Speech {
  readonly language: Language;
  readonly setting: Setting;
  message(key: MessageKey, values?: Values): Part[];
  event(event: SeenEvent): Part[];
  /** Phrases one after another. */
  list(phrases: readonly Part[][]): Part[];
}

const tellingIn = (language: Language, setting: Setting): Telling => {
  const message = (key: MessageKey, values?: Values) => formatParts(language, key, values);
  return {
    ...speechIn(language, setting),
    language,
    setting,
    message,
    event: event => message(`event.${event.kind}`, eventValues(language, event, setting)),
    list: phrases => inOneList(phrases, message),
  };
};

/** Each language has its own sign between phrases. */
const inOneList = (phrases: readonly Part[][], message: Telling['message']): Part[] =>
  phrases.reduce((list, phrase) => (list.length === 0 ? phrase : message('story.list', { phrases: list, phrase })), []);

type Teller<T> = (told: T, say: Telling, first: SeenEvent) => Part[];

const tellers: { readonly [K in Told['kind']]: Teller<Extract<Told, { readonly kind: K }>> } = {
  turn: turnParts,
  opening: openingParts,
  war: warParts,
  bribery: briberyParts,
  tribute: tributeParts,
  entracte: entracteParts,
  count: countParts,
};

function turnParts({ seat, deed, where, gains, control, consequences }: Turn, say: Telling): Part[] {
  const phrases = [...gainPhrases(gains, say), ...consequencePhrases(consequences, say)];
  return say.message('story.turn', {
    deed: deedParts(seat, deed, say),
    where: noneIf(where.length === 0),
    places: joined(
      where.map(place => say.place(place)),
      ', ',
    ),
    brought: noneIf(phrases.length === 0),
    phrases: say.list(phrases),
    unused: unusedParts(gains, say),
    control: controlParts(control, say),
  });
}

function deedParts(seat: Seat, deed: Deed, say: Telling): Part[] {
  const player = say.player(seat);
  switch (deed.kind) {
    case 'thug':
      return say.message('story.thug', { player, business: say.business(deed.business) });
    case 'member':
      return say.message('story.member', { player, member: deed.member, space: say.space(deed.space) });
    case 'job':
      return say.message('story.job', {
        player,
        source: deed.from,
        job: say.title(deed.job),
        payment: noneIf(deed.goods.length === 0),
        goods: counted(deed.goods, say),
      });
    case 'ally':
      return say.message('story.ally', { player, ally: say.title(deed.ally) });
    case 'lost':
      return say.message('story.lost', { player, role: deed.role });
  }
}

function controlParts(control: Control | undefined, say: Telling): Part[] {
  if (control === undefined || control.gains.length === 0) return [];
  const { seat, turf, gains } = control;
  const phrases = gainPhrases(gains, say);
  return [
    words(' '),
    ...say.message('story.control', {
      controller: say.player(seat),
      turf: say.turf(turf),
      brought: noneIf(phrases.length === 0),
      phrases: say.list(phrases),
      unused: unusedParts(gains, say),
    }),
  ];
}

/** What came into hand first, then what was done, each thing once. */
function gainPhrases(gains: readonly Gain[], say: Telling): Part[][] {
  const taken = allOf(gains, 'taken').map(({ card }) => card);
  const suitcased = allOf(gains, 'suitcased').map(({ note }) => note);
  const discarded = allOf(gains, 'discarded').map(({ card }) => card);
  return [
    ...(taken.length === 0 ? [] : [counted(taken, say)]),
    ...(suitcased.length === 0 ? [] : [say.message('story.suitcased', { values: counted(suitcased, say) })]),
    ...jobPhrases(gains, say),
    ...(discarded.length === 0 ? [] : [say.message('story.discarded', { cards: counted(discarded, say) })]),
    ...allOf(gains, 'stolen').map(({ from, where, card }) =>
      say.message('story.stolen', {
        target: say.player(from),
        where,
        seen: yesIf(card !== undefined),
        card: card === undefined ? '' : cardPart(card, say),
      }),
    ),
    ...allOf(gains, 'ally').map(({ ally }) => say.message('story.takenBack', { ally: say.title(ally) })),
    ...allOf(gains, 'horseHead').map(() => say.message('story.horseHead')),
  ];
}

function unusedParts(gains: readonly Gain[], say: Telling): Part[] {
  const declined = allOf(gains, 'declined').flatMap(({ abilities }) => abilities);
  if (declined.length === 0) return [];
  return [words(' '), ...say.message('story.unused', { abilities: say.abilities(declined) })];
}

/** Equal cards once, with their number; Jobs in quotes. */
function counted(cards: readonly Card[], say: Telling): Part[] {
  return joined(
    [...new Set(cards)].map(card => {
      const count = cards.filter(each => each === card).length;
      return [cardPart(card, say), ...(count === 1 ? [] : [words(`\u00a0×\u00a0${count}`)])];
    }),
    ', ',
  );
}

const cardPart = (card: Card, say: Telling): Part => (say.isAlly(card) ? say.title(card) : say.card(card));

function jobPhrases(gains: readonly Gain[], say: Telling): Part[][] {
  const looked = allOf(gains, 'looked').reduce((sum, { count }) => sum + count, 0);
  const kept = allOf(gains, 'kept');
  const seen = kept.flatMap(({ job }) => (job === undefined ? [] : [job]));
  return [
    ...(kept.length === 0
      ? []
      : [
          say.message('story.kept', {
            seen: yesIf(seen.length === kept.length),
            jobs: say.cards(seen),
            kept: kept.length,
            of: kept.reduce((sum, { of }) => sum + of, 0),
          }),
        ]),
    ...(looked === 0 ? [] : [say.message('story.looked', { count: looked })]),
  ];
}

function consequencePhrases(consequences: readonly Consequence[], say: Telling): Part[][] {
  const victims = allOf(consequences, 'gunnedDown').map(({ figure, at }) => figureParts(figure, [say.place(at)], say));
  return [
    ...(victims.length === 0 ? [] : [say.message('story.gunnedDown', { victims: joined(victims, ', ') })]),
    ...consequences.flatMap(each => (each.kind === 'gunnedDown' ? [] : [otherParts(each, say)])),
  ];
}

function otherParts(consequence: Exclude<Consequence, { readonly kind: 'gunnedDown' }>, say: Telling): Part[] {
  switch (consequence.kind) {
    case 'moved':
      return say.message('story.moved', {
        figure: figureParts(
          consequence.figure,
          [say.place(consequence.from), words(' → '), say.place(consequence.to)],
          say,
        ),
      });
    case 'returned':
      return say.message('story.returned', { from: say.place(consequence.from) });
    case 'marked':
      return say.message('story.marked', { turfIn: say.turfIn(consequence.turf) });
    case 'markerMoved':
      return say.message('story.markerMoved', { from: say.turf(consequence.from), to: say.turf(consequence.to) });
  }
}

/** With its family and where it is. */
const figureParts = (figure: Figure, place: Part[], say: Telling): Part[] =>
  say.message('story.figure', { figure: figureKind(figure), family: say.owner(figure) ?? '', place });

function openingParts({ joins, jobs, allies, business, noTile }: Opening, say: Telling): Part[] {
  const sentences: Part[][] = [];
  if (joins !== undefined) sentences.push(say.message('story.joins', { member: joins }));
  if (jobs.length > 0) sentences.push(say.message('story.jobs', { jobs: say.cards(jobs) }));
  if (allies.length > 0) sentences.push(say.message('story.allies', { allies: say.titles(allies) }));
  if (business !== undefined) {
    const { turf, business: id } = business;
    sentences.push(say.message('story.business', { turfIn: say.turfIn(turf), business: say.business(id) }));
  }
  if (noTile !== undefined) sentences.push(say.event({ kind: 'noBusinessOpened', ...noTile }));
  return joined(sentences, ' ');
}

function warParts({ turfs }: War, say: Telling, first: SeenEvent): Part[] {
  const winners = [...new Set(turfs.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
  const of = (winner: Seat | undefined) =>
    turfs.filter(({ seat }) => seat === winner).map(({ turf }) => say.turf(turf));
  const unmarked = of(undefined);
  return phaseParts(say, first, 'story.war', [
    ...winners.map(seat => [say.player(seat), words(': '), ...joined(of(seat), ', ')]),
    ...(unmarked.length === 0 ? [] : [say.message('story.unmarked', { turfs: joined(unmarked, ', ') })]),
  ]);
}

function briberyParts({ hired, without, left }: Bribery, say: Telling, first: SeenEvent): Part[] {
  const losers = without.map(({ seat, notes }) => [
    say.player(seat),
    ...(notes.length === 0 ? [] : [words(` (${say.notes(notes)})`)]),
  ]);
  return phaseParts(say, first, 'story.bribery', [
    ...hired.map(({ seat, notes, ally }) => [
      say.player(seat),
      words(': '),
      ...(ally === undefined ? [words(say.notes(notes))] : [say.title(ally), words(` (${say.notes(notes)})`)]),
    ]),
    ...(losers.length === 0 ? [] : [say.message('story.withoutAlly', { players: joined(losers, ', ') })]),
    ...(left.length === 0 ? [] : [say.message('story.alliesLeft', { allies: say.titles(left) })]),
  ]);
}

function tributeParts({ paid }: Tribute, say: Telling, first: SeenEvent): Part[] {
  const payers = paid.filter(({ cards }) => cards.length > 0);
  const keepers = paid.filter(({ cards }) => cards.length === 0);
  return phaseParts(say, first, 'story.tribute', [
    ...payers.map(({ seat, cards }) => [say.player(seat), words(': '), ...counted(cards, say)]),
    ...(keepers.length === 0
      ? []
      : [
          say.message('story.keepsAll', {
            players: joined(
              keepers.map(({ seat }) => say.player(seat)),
              ', ',
            ),
          }),
        ]),
  ]);
}

/** Both in one line: the figures have nothing else to tell. */
function entracteParts(_told: Entracte, say: Telling, first: SeenEvent): Part[] {
  return [...say.event(first), words(' '), ...say.event({ kind: 'figuresWentHome' })];
}

function countParts({ hands }: Count, say: Telling, first: SeenEvent): Part[] {
  const left = hands.filter(({ notes }) => notes.length > 0);
  return phaseParts(
    say,
    first,
    'story.count',
    left.map(({ seat, notes }) => [say.player(seat), words(': '), words(say.notes(notes))]),
  );
}

/** The phase by its name until something comes of it. */
function phaseParts(say: Telling, first: SeenEvent, key: MessageKey, results: readonly Part[][]): Part[] {
  return results.length === 0 ? say.event(first) : say.message(key, { results: joined(results, '; ') });
}

const allOf = <T extends { readonly kind: string }, K extends T['kind']>(list: readonly T[], kind: K) =>
  list.filter((each): each is Extract<T, { readonly kind: K }> => each.kind === kind);

const yesIf = (is: boolean): string => (is ? 'yes' : 'no');
const noneIf = (is: boolean): string => (is ? 'none' : 'some');
