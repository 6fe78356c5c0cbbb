// The terminal of a game without its own: everything it prints comes from the game's words.
import {
  type Game,
  type GameTypes,
  type RuleSwitch,
  type Rules,
  randomFrom,
  seatName,
  type Viewer,
} from '@omerta/kernel';
import { type GameWords, type Labelled, type Shown, sharedUiText } from '@omerta/words';
import type { Speaking, Switch, Terminal, Voice } from './game.ts';
import { aligned, wrapped } from './lines.ts';
import { hasWords } from './plainWords.ts';
import { type Cast, finalTable, inColorOf, letter, nameIn, painted } from './players.ts';

/** Every view of our games names its viewer and how many play. */
interface Seated extends GameTypes {
  View: { readonly viewer: Viewer; readonly table: { readonly players: number } };
}

export interface PlainParts<G extends GameTypes> {
  readonly game: Game<G>;
  readonly words: GameWords<G['View'], G['SeenEvent'], G['Choice']>;
  /** Problems of a state. */
  checkState(state: G['State']): readonly string[];
}

export function plainTerminal<G extends Seated>({ game, words, checkState }: PlainParts<G>): Terminal<G> {
  return {
    switches: game.switches.map(each => switchOf(each, words)),
    bind: rules => ({
      namesFor: ({ table }) => NAMES.slice(0, table.players),
      checkConservation: checkState,
      watch: () => ({ after: checkState }),
      facts: state =>
        (rules.outcome(state)?.scores ?? []).map((_score, seat) => ({
          traits: [{ group: 'seat', name: seatName(seat) }],
          amounts: [],
        })),
      speak: ({ table }, speaking) => voiceOf(rules, words, castOf(table.players, speaking), speaking),
    }),
  };
}

/** Letter and name begin alike, and no language inflects them. */
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Emma', 'Franco', 'Gina', 'Hugo'];
const COLORS = ['red', 'blue', 'yellow', 'green', 'purple', 'cyan', 'pink', 'white'];

const castOf = (players: number, { names = [], paint }: Speaking): Cast => ({
  paint,
  players: Array.from({ length: players }, (_, seat) => ({
    name: names[seat] ?? NAMES[seat] ?? seatName(seat),
    color: COLORS[seat] ?? 'white',
  })),
});

/** `--spot-on` if the default is off, `--no-wild-ones` if it is on, `--face 3` for other values. */
function switchOf<G extends GameTypes>({ field, values }: RuleSwitch, words: GameWords): Switch<G> {
  const name = field.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`);
  const about = (value: string | number | boolean) =>
    `${words.optionName('en', field)}: ${words.optionValue('en', field, value)}`;
  const sets = (value: unknown) => ({ [field]: value }) as Partial<G['Options']>; // a field of the options, by its switch
  const [usual, other] = values;
  if (typeof usual === 'boolean') return { name: usual ? `no-${name}` : name, about: about(other!), sets: sets(other) };
  return {
    name,
    about: values.map(about).join('; '),
    values: Object.fromEntries(values.map(value => [String(value), sets(value)])),
  };
}

function voiceOf<G extends Seated>(
  rules: Rules<G>,
  words: GameWords<G['View'], G['SeenEvent'], G['Choice']>,
  cast: Cast,
  { language }: Speaking,
): Voice<G> {
  const people = cast.players;
  const inWords = (parts: Parameters<typeof painted>[1]) =>
    painted(cast, parts, part => ('seat' in part && typeof part.seat === 'number' ? part.seat : undefined));
  const settingOf = (view: G['View']) => ({ people, view, prompt: rules.promptOf(view) });
  const shownIn = (view: G['View']): Shown => words.shown(language, settingOf(view));
  const label = (view: G['View'], choice: G['Choice']): string => {
    const group = words.choiceGroup(language, choice, settingOf(view));
    const text = inWords(words.choiceParts(language, choice, settingOf(view)));
    return group === '' ? text : `${group}: ${text}`;
  };
  const you = (view: G['View'], seat: number) => (view.viewer === seat ? sharedUiText(language, 'you') : '');
  const seatRows = (view: G['View']) =>
    shownIn(view).seats.map(({ seat, facts }) => [
      letter(cast, seat),
      nameIn(cast, seat, you(view, seat), ''),
      facts.map(({ label: name, text }) => `${name}: ${text}`).join(' · '),
    ]);
  const listed = (facts: readonly Labelled[], columns: number) =>
    facts.flatMap(({ label: name, text }) => wrapped(`${cast.paint.dim(`${name}:`)} ${text}`, columns, '  '));
  return {
    title: words.title(language),
    welcome({ viewer }) {
      if (viewer === 'spectator') throw new Error('A spectator sits nowhere');
      return `${sharedUiText(language, 'seat', { seat: seatName(viewer) })}: ${inColorOf(cast, viewer, people[viewer]!.name)}`;
    },
    story: log =>
      log.map(event => ({
        events: [event],
        text: inWords(words.eventParts(language, event, { people })) || undefined,
      })),
    event: event => inWords(words.eventParts(language, event, { people })),
    beginsLine: () => true,
    beginsAct: () => false,
    prompt(view) {
      const prompt = rules.promptOf(view);
      return prompt === undefined ? '' : inWords(words.promptParts(language, prompt, settingOf(view)));
    },
    choice: label,
    reason: reason => words.reasonText(language, reason),
    groupOf: (view, choice) => [words.choiceGroup(language, choice, settingOf(view))],
    typing: () => undefined,
    meant: (view, text) => rules.choices(view).filter(choice => hasWords(label(view, choice), text)),
    board: (view, { columns }) => [
      ...listed(shownIn(view).table, columns),
      ...aligned(seatRows(view), [{}, {}, { least: 10 }], columns),
    ],
    hand: (view, { columns }) => listed(shownIn(view).own, columns),
    cards: (view, { columns }) => listed(shownIn(view).own, columns),
    finalCount(view, { columns }) {
      // The outcome of a game that is over is the same in every world that fits a view.
      const outcome = rules.outcome(rules.imagine(view, randomFrom(0)));
      if (outcome === undefined) return [];
      const heads = (['place', 'player', 'total'] as const).map(key => sharedUiText(language, key));
      const counts = outcome.places.map((place, seat) => ({ place, amounts: [], total: String(outcome.scores[seat]) }));
      return finalTable(cast, heads, counts, columns);
    },
  };
}
