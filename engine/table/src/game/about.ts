import type { Language } from '@omerta/words';
import { use } from 'react';
import { useSettings } from '../settings/settings.ts';
import { remembered } from '../words/remembered.ts';
import { sayingIn } from '../words/sayingIn.ts';
import type { Say } from '../words/useWords.ts';
import type { Words } from '../words/words.ts';

/** What pages say of a game before it is dealt, in one language. */
export interface About {
  readonly title: string;
  /** What the poster says below the title, how long a game takes, and what kind of game it is. */
  readonly line?: string;
  readonly time?: string;
  readonly kind?: string;
  /** How long it takes against bots, and a line with the options that matter most. */
  readonly timeAlone?: string;
  inShort?(options: Readonly<Record<string, unknown>>): string;
  optionName(field: string): string;
  optionValue(field: string, value: string | number | boolean): string;
  /** Missing where players do not choose what they play as. */
  readonly factions?: AboutFactions;
}

/** Of what players play as: families, gangsters. */
export interface AboutFactions {
  readonly one: string; // what one of them is
  readonly any: string; // for a player who leaves it to the game
  name(faction: string): string;
  mine(faction: string): string;
  ofPlayer(number: number): string;
  ofBot(bot: string): string;
  takenBy(faction: string, player: string): string;
}

/** In every language; each is loaded when a page first needs it. */
export interface AboutGame {
  /** The same promise for the same language. */
  load(language: Language): Promise<About>;
}

/** The catalogue `lobby.json` of a game: with a name and the names of the values for each of its switches, and its factions. */
export interface LobbyWords {
  readonly title: string;
  readonly line: string;
  readonly time: string;
  readonly kind: string;
  readonly timeAlone?: string;
  readonly inShort?: string;
  readonly [option: `switch.${string}`]: string;
  readonly [faction: `faction.${string}`]: string;
}

export function aboutFrom<Catalogue extends LobbyWords>(
  words: Words<Catalogue>,
  nameOfFaction?: (say: Say<Catalogue>, faction: string) => string,
): AboutGame {
  return {
    load: remembered(async language => {
      const messages = await words.load(language);
      const say = sayingIn<LobbyWords>(language, messages);
      return {
        title: say('title'),
        line: say('line'),
        time: say('time'),
        kind: say('kind'),
        ...('timeAlone' in messages ? { timeAlone: say('timeAlone') } : {}),
        ...('inShort' in messages ? { inShort: options => say('inShort', inWords(options)) } : {}),
        optionName: field => say(`switch.${field}`),
        optionValue: (field, value) => say(`switch.${field}.value`, { value: String(value) }),
        ...(nameOfFaction === undefined
          ? {}
          : { factions: factionsIn(say, faction => nameOfFaction(say as Say<Catalogue>, faction)) }),
      };
    }),
  };
}

const inWords = (options: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).map(([field, value]) => [field, String(value)]));

const factionsIn = (say: Say<LobbyWords>, name: AboutFactions['name']): AboutFactions => ({
  one: say('faction.one'),
  any: say('faction.any'),
  name,
  mine: faction => say('faction.mine', { faction: name(faction) }),
  ofPlayer: number => say('faction.ofPlayer', { number }),
  ofBot: bot => say('faction.ofBot', { name: bot }),
  takenBy: (faction, player) => say('faction.takenBy', { faction: name(faction), name: player }),
});

/** Waits (Suspense) for words that are not there yet. */
export function useAbout(about: AboutGame): About {
  return use(about.load(useSettings(({ language }) => language)));
}
