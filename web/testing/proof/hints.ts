// Two worlds that a seat cannot tell apart, and a page in that seat of both that is asked for a hint: what it tells must be
// the same, choice by choice, number by number and word by word.

import { readFileSync } from 'node:fs';
import type { AnyRules, Hint } from '@omerta/bots';
import { type GameTypes, pick } from '@omerta/kernel';
import { spokenHint } from '@omerta/table/hints/hintSentences.ts';
import type { AskedHint, HintHost } from '@omerta/table/page/adviser.ts';
import type { HintWords } from '@omerta/table/words/hintWords.ts';
import { type Say, sayingIn } from '@omerta/table/words/sayingIn.ts';
import {
  firstDifference,
  inPairs,
  type Pair,
  type PairSearch,
  type Planted,
  randomFor,
  type Suite,
} from '@omerta/testing';
import { LANGUAGES, type Language } from '@omerta/words';
import { rulesOf, wholeGame } from '../../src/games/wholeGames.ts';
import { hintHost } from '../../src/hints/hintHost.ts';
import { HINT_GAMES, HINT_IDS, type HintGameId, hintGameAt } from '../hintGames.ts';
import { askedOnPage } from '../hintPage.ts';

const FUTURES = 16; // pages look at more: that takes longer, and looks at nothing else

export const hints: readonly Suite[] = HINT_IDS.map(game => ({
  id: `S1-hints-${game}`,
  promise: 'hidden',
  shows: `${HINT_GAMES[game].title}: a page's hints say the same, word by word, in two worlds that its seat cannot tell apart`,
  unit: 'pairs of worlds',
  trials: { long: 1_500, night: 10_000 },
  share: 500,
  run: inPairs(searchIn(game)),
  planted: [
    planted(game, 'an adviser that imagines the world as it is', {
      rulesIn: (rules, { state }) => ({ ...rules, imagine: () => rules.clone(state) }),
    }),
    planted(game, 'a page that is shown what others saw', {
      shownBy: rules => ({ ...rules, seenBy: event => event }),
    }),
    planted(game, "an adviser that draws from the game's own chance", {
      askedIn: (asked, { state }) => ({ ...asked, question: JSON.stringify((state as Secretive).secret.random) }),
    }),
    planted(game, 'an order of the two choices that depends on what others hold', {
      hintIn: (hint, { state }) => {
        const { length } = JSON.stringify((state as Secretive).own);
        return length % 2 === 0 ? hint : { ...hint, best: hint.second, second: hint.best };
      },
    }),
    planted(game, 'words that count hidden cards', {
      wordsIn: (words, { state }) => `${words} ${JSON.stringify((state as Secretive).own).length}`,
    }),
  ],
}));

type World = Pair<GameTypes>['worlds'][number];

interface Secretive {
  readonly own: readonly unknown[];
  readonly secret: { readonly random: unknown };
}

/** Where a hint could come by what it must not know. */
interface Ways {
  rulesIn?(rules: AnyRules, world: World): AnyRules;
  shownBy?(rules: AnyRules): AnyRules;
  askedIn?(asked: AskedHint, world: World): AskedHint;
  hintIn?(hint: Hint, world: World): Hint;
  wordsIn?(words: string, world: World): string;
}

function searchIn(game: HintGameId, ways: Ways = {}): PairSearch<GameTypes> {
  const { rules, voice } = HINT_GAMES[game];
  const host = hintHost({ rulesOf, botsOf, futures: FUTURES });
  const says = new Map(LANGUAGES.map(language => [language, sayingOf(language)]));
  let real = { moment: '', told: '' }; // is compared with several others
  return {
    gameAt: number => hintGameAt(game, number),
    async difference({ seat, worlds: [here, there], moment }) {
      const language = pick(randomFor('language', moment), LANGUAGES);
      const [mine, other] = [await askedIn(here, seat), await askedIn(there, seat)];
      const apart = firstDifference(mine, other); // sooner than what is told by it
      if (apart !== undefined) return `the page asks ${apart}`;
      if (real.moment !== moment) real = { moment, told: await toldIn(here, mine, language) };
      const told = await toldIn(there, other, language);
      return real.told === told ? undefined : `${real.told}\nand in the other world\n${told}`;
    },
  };

  async function askedIn({ state, events }: World, seat: number): Promise<AskedHint> {
    const players = (state as Secretive).own.length;
    return askedOnPage({ rules: ways.shownBy?.(rules) ?? rules, state, events, players }, seat);
  }

  /** The hint as it is, and as it is read out. */
  async function toldIn(world: World, honest: AskedHint, language: Language): Promise<string> {
    const asked = ways.askedIn?.(honest, world) ?? honest;
    const given = await hostIn(world).hint(asked);
    if (given === undefined) throw new Error(`No hint where there is something to choose: ${asked.question}`);
    const hint = ways.hintIn?.(given, world) ?? given;
    const say = says.get(language)!; // there is one for each
    const words = spokenHint(say, voice(language, asked.view), hint);
    return `${ways.wordsIn?.(words, world) ?? words}\n${JSON.stringify(hint)}`;
  }

  function hostIn(world: World): HintHost {
    const { rulesIn } = ways;
    return rulesIn === undefined
      ? host
      : hintHost({ rulesOf: async () => rulesIn(rules, world), botsOf, futures: FUTURES });
  }
}

function botsOf(game: string) {
  return wholeGame(game)?.bots;
}

function planted(game: HintGameId, name: string, ways: Ways): Planted {
  return { name, most: 300, run: inPairs(searchIn(game, ways), 1) };
}

function sayingOf(language: Language): Say<HintWords> {
  const file = new URL(`../../../engine/table/catalogues/${language}/hints.json`, import.meta.url);
  return sayingIn(language, JSON.parse(readFileSync(file, 'utf8')));
}
