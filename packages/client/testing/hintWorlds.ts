// Hints in two worlds that a seat cannot tell apart: whatever lies hidden, it is told the same, word by word.
import { type AnyRules, adviserOf, type BotGame, type Hint, randomFor, recallOf } from '@omerta/bots';
import { cashnguns } from '@omerta/cashnguns';
import type { View as CashView } from '@omerta/cashnguns/seen';
import { corleone, standardPack } from '@omerta/corleone';
import type { View as CorleoneView } from '@omerta/corleone/seen';
import { type GameTypes, listSeats, NO_SEATS, pick, type Random, randomFrom, type Seat } from '@omerta/kernel';
import { LANGUAGES, type Language } from '@omerta/text';
import { hintVoice as cashVoice } from '../src/games/cashnguns/hintVoice.ts';
import { namesIn as cashNames } from '../src/games/cashnguns/names.ts';
import { hintVoice as corleoneVoice } from '../src/games/corleone/hintVoice.ts';
import { namesIn as corleoneNames } from '../src/games/corleone/names.ts';
import { spokenHint } from '../src/hints/hintSentences.ts';
import type { HintVoice } from '../src/hints/useHints.ts';
import { loadWords } from '../src/words/loadWords.ts';
import { type Say, sayingIn } from '../src/words/useWords.ts';

export interface Compared {
  readonly pairs: number;
  readonly otherWorlds: number; // that really differ
  readonly otherHints: readonly string[]; // where they should not
  readonly kinds: ReadonlySet<string>; // of questions
}

interface HintGame {
  readonly rules: AnyRules;
  readonly players: readonly number[];
  readonly options: object;
  voice(say: Say<'hints'>, language: Language, view: unknown): HintVoice;
}

const NAMES = ['Ania', 'Bo', 'Cem', 'Dora', 'Ewa', 'Finn', 'Gil', 'Hana'];

export const HINT_GAMES: { readonly [Game in BotGame]: HintGame } = {
  corleone: {
    rules: corleone(standardPack),
    players: [2, 3, 4, 5],
    options: {},
    voice(say, language, seen) {
      const view = seen as CorleoneView;
      const people = view.table.seats.map(({ family }, seat) => ({ name: NAMES[seat]!, family }));
      const setting = { people, pack: standardPack };
      const names = corleoneNames(language, setting, standardPack);
      return corleoneVoice(say, { language, setting, view, names }, corleone(standardPack).promptOf(view));
    },
  },
  cashnguns: {
    rules: cashnguns,
    players: [4, 5, 6, 7, 8],
    options: { talents: true },
    voice(say, language, seen) {
      const view = seen as CashView;
      const people = view.table.seats.map((_player, seat) => ({ name: NAMES[seat]! }));
      return cashVoice(say, { language, view, names: cashNames(language, { people }) }, cashnguns.promptOf(view));
    },
  },
};

/** At least so many pairs, from games in which anything is done. */
export async function comparePairs(game: BotGame, pairs: number): Promise<Compared> {
  const told = await Promise.all(
    LANGUAGES.map(async language => ({
      language,
      say: sayingIn<'hints'>(language, await loadWords(language, 'hints')),
    })),
  );
  const found = { pairs: 0, otherWorlds: 0, otherHints: [] as string[], kinds: new Set<string>() };
  for (let seed = 1; found.pairs < pairs; seed += 1) compareIn(game, seed, pairs, told, found);
  return found;
}

type Speakers = readonly { readonly language: Language; readonly say: Say<'hints'> }[];

function compareIn(
  game: BotGame,
  seed: number,
  pairs: number,
  told: Speakers,
  found: { pairs: number; otherWorlds: number; otherHints: string[]; kinds: Set<string> },
): void {
  const { rules, players, options, voice } = HINT_GAMES[game];
  const chance = randomFor('worlds', seed);
  const count = players[seed % players.length]!;
  const advise = adviserOf(game, rules);
  const events: GameTypes['Event'][] = [];
  const state = rules.setup({ ...options, players: count }, seed, events);
  for (let step = 0; rules.waitingFor(state) !== NO_SEATS && found.pairs < pairs; step += 1) {
    const seat = pick(chance, listSeats(rules.waitingFor(state)));
    const view = rules.viewFor(state, seat);
    const choices = rules.choices(view);
    if (choices.length > 1 && step % EVERY === 0) {
      const world = rules.imagine(view, chance);
      const recall = recallOf(rules, count, seenBy(rules, events, seat));
      const { language, say } = pick(chance, told);
      const hintIn = (seen: unknown) =>
        saidIn(
          advise(seen, { random: randomFrom(step), iterations: ITERATIONS, recall }),
          say,
          voice(say, language, seen),
        );
      found.pairs += 1;
      found.kinds.add(rules.promptOf(view)!.kind);
      if (JSON.stringify(world) !== JSON.stringify(state)) found.otherWorlds += 1;
      const [here, there] = [hintIn(view), hintIn(rules.viewFor(world, seat))];
      if (here !== there) found.otherHints.push(`${here}\n${there}`);
    }
    rules.play(state, seat, anyOf(chance, choices), events);
  }
}

const EVERY = 5; // questions
const ITERATIONS = 16;

/** The hint as it is, and as it is read out. */
const saidIn = (hint: Hint | undefined, say: Say<'hints'>, voice: HintVoice): string =>
  hint === undefined ? '' : `${JSON.stringify(hint)} ${spokenHint(say, voice, hint)}`;

const seenBy = (rules: AnyRules, events: readonly GameTypes['Event'][], seat: Seat): GameTypes['SeenEvent'][] =>
  events.map(event => rules.seenBy(event, seat)).filter(seen => seen !== undefined);

const anyOf = <T>(chance: Random, choices: readonly T[]): T => pick(chance, choices);
