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
  optionName(field: string): string;
  optionValue(field: string, value: string | number | boolean): string;
  /** What a seat is called before the deal: a family, a gangster. */
  seatName?(options: object, seat: number): string | undefined;
}

/** In every language; each is loaded when a page first needs it. */
export interface AboutGame {
  /** The same promise for the same language. */
  load(language: Language): Promise<About>;
}

/** The catalogue `lobby.json` of a game: with a name and the names of the values for each of its switches. */
export interface LobbyWords {
  readonly title: string;
  readonly line: string;
  readonly time: string;
  readonly kind: string;
  readonly [option: `switch.${string}`]: string;
}

export function aboutFrom<Catalogue extends LobbyWords>(
  words: Words<Catalogue>,
  seatName?: (say: Say<Catalogue>, options: object, seat: number) => string | undefined,
): AboutGame {
  return {
    load: remembered(async language => {
      const say = sayingIn<LobbyWords>(language, await words.load(language));
      return {
        title: say('title'),
        line: say('line'),
        time: say('time'),
        kind: say('kind'),
        optionName: field => say(`switch.${field}`),
        optionValue: (field, value) => say(`switch.${field}.value`, { value: String(value) }),
        ...(seatName === undefined
          ? {}
          : { seatName: (options: object, seat: number) => seatName(say as Say<Catalogue>, options, seat) }),
      };
    }),
  };
}

/** Waits (Suspense) for words that are not there yet. */
export function useAbout(about: AboutGame): About {
  return use(about.load(useSettings(({ language }) => language)));
}
