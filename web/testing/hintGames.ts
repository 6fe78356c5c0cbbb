// Both games as a page has them that gives hints, and as their tables are described.

import { readFileSync } from 'node:fs';
import { type AnyRules, botOf, type GameBots } from '@omerta/bots';
import { cashBots } from '@omerta/cashnguns/bots';
import { cashnguns } from '@omerta/cashnguns/rules';
import type { View as CashView } from '@omerta/cashnguns/seen';
import { hintVoice as cashVoice } from '@omerta/cashnguns/table/choose/hintVoice.ts';
import type { GameHintWords as CashHintWords } from '@omerta/cashnguns/table/choose/hintWords.ts';
import { namesIn as cashNames } from '@omerta/cashnguns/table/show/names.ts';
import { corleoneBots } from '@omerta/corleone/bots';
import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import type { View as CorleoneView } from '@omerta/corleone/seen';
import { hintVoice as corleoneVoice } from '@omerta/corleone/table/choose/hintVoice.ts';
import type { GameHintWords as CorleoneHintWords } from '@omerta/corleone/table/choose/hintWords.ts';
import { namesIn as corleoneNames } from '@omerta/corleone/table/show/names.ts';
import type { GameTypes } from '@omerta/kernel';
import type { HintVoice } from '@omerta/table/hints/useHints.ts';
import { sayingIn } from '@omerta/table/words/sayingIn.ts';
import type { PairedGame } from '@omerta/testing';
import type { Language } from '@omerta/words';

export interface HintGame {
  readonly title: string;
  readonly rules: AnyRules;
  readonly bots: GameBots;
  readonly players: readonly number[];
  readonly options: object;
  voice(language: Language, view: object): HintVoice;
}

/** The games that give hints. */
export const HINT_IDS = ['corleone', 'cashnguns'] as const;
export type HintGameId = (typeof HINT_IDS)[number];

export const NAMES = ['Ania', 'Bo', 'Cem', 'Dora', 'Ewa', 'Finn', 'Gil', 'Hana'];

const content = bindPack(standardPack);
const corleoneRules = corleone(standardPack);

export const HINT_GAMES: { readonly [Game in HintGameId]: HintGame } = {
  corleone: {
    title: "Corleone's Empire",
    rules: corleoneRules,
    bots: corleoneBots,
    players: [2, 3, 4, 5],
    options: {},
    voice(language, seen) {
      const say = sayingIn<CorleoneHintWords>(language, wordsOf('corleone', language));
      const view = seen as CorleoneView;
      const people = view.table.seats.map(({ family }, seat) => ({ name: NAMES[seat]!, family }));
      const setting = { people, content };
      const names = corleoneNames(language, setting);
      return corleoneVoice(say, { language, setting, view, names }, corleoneRules.promptOf(view));
    },
  },
  cashnguns: {
    title: "Ca$h 'n Guns",
    rules: cashnguns,
    bots: cashBots,
    players: [4, 5, 6, 7, 8],
    options: { talents: true },
    voice(language, seen) {
      const say = sayingIn<CashHintWords>(language, wordsOf('cashnguns', language));
      const view = seen as CashView;
      const people = view.table.seats.map((_player, seat) => ({ name: NAMES[seat]! }));
      return cashVoice(say, { language, view, names: cashNames(language, { people }) }, cashnguns.promptOf(view));
    },
  },
};

/** Read once for each language: many hints are given. */
const wordsRead = new Map<string, Record<string, string>>();

function wordsOf(game: HintGameId, language: Language): Record<string, string> {
  const place = `../../games/${game}/words/catalogues/${language}/hints.json`;
  const words =
    wordsRead.get(place) ??
    (JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')) as Record<string, string>);
  wordsRead.set(place, words);
  return words;
}

/** A game among those who play anyhow, or carelessly. */
export function hintGameAt(game: HintGameId, number: number): PairedGame<GameTypes> {
  const { rules, bots, players: counts, options } = HINT_GAMES[game];
  const players = counts[number % counts.length]!;
  const casual = botOf(bots, 'casual', rules);
  return {
    rules,
    options: { ...options, players },
    seed: number,
    seat: Math.floor(number / counts.length) % players,
    ...(number % 2 === 0 ? {} : { choose: (view, _choices, random) => casual.decide(view, { random }).choice }),
  };
}
