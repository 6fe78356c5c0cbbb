import type { Seat } from '@omerta/kernel';
import type { Frame, TableInfo } from '@omerta/protocol';
import { type People, type SharedUiKey, type Shown, sharedUiText, type Values } from '@omerta/words';
import { createContext, useContext } from 'react';
import type { PlainGame } from './plainGame.ts';

/** What every part of a plain table draws from. */
export interface AtPlain extends PlainGame {
  readonly language: Parameters<typeof sharedUiText>[0];
  readonly info: TableInfo;
  readonly frame: Frame;
  readonly people: People;
  readonly seat: Seat | undefined; // the viewer's
  readonly shown: Shown;
  /** Words that every game has. */
  say(key: SharedUiKey, values?: Values): string;
}

export const AtPlainContext = createContext<AtPlain | undefined>(undefined);

export function useAtPlain(): AtPlain {
  const at = useContext(AtPlainContext);
  if (at === undefined) throw new Error('There is no plain table around this component');
  return at;
}

export function atPlain(game: PlainGame, language: AtPlain['language'], info: TableInfo, frame: Frame): AtPlain {
  const people = info.seats.map(({ name }) => ({ name }));
  return {
    ...game,
    language,
    info,
    frame,
    people,
    seat: frame.viewer === 'spectator' ? undefined : frame.viewer,
    shown: game.words.shown(language, { people, view: frame.view, prompt: frame.question?.prompt }),
    say: (key, values) => sharedUiText(language, key, values),
  };
}
