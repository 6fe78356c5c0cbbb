import type { ComponentType } from 'react';
import { createElement, lazy } from 'react';
import type { WebGame } from '../game/webGame.ts';
import { remembered } from '../words/remembered.ts';
import type { PlainGame } from './plainGame.ts';

/** What a game without a table of its own has in the browser: seats, prompt, choices as buttons, lists and a log. */
export function plainParts(load: () => Promise<PlainGame>): Pick<WebGame, 'about' | 'table' | 'replay'> {
  const part = (loadPart: () => Promise<ComponentType<{ readonly game: PlainGame }>>) =>
    lazy(async () => {
      const [game, Part] = await Promise.all([load(), loadPart()]);
      return { default: () => createElement(Part, { game }) };
    });
  return {
    about: {
      load: remembered(async language => {
        const { words } = await load();
        return {
          title: words.title(language),
          optionName: field => words.optionName(language, field),
          optionValue: (field, value) => words.optionValue(language, field, value),
        };
      }),
    },
    table: {
      Table: part(async () => (await import('./PlainTable.tsx')).PlainTable),
      Screen: part(async () => (await import('./PlainScreen.tsx')).PlainScreen),
      Controller: part(async () => (await import('./PlainController.tsx')).PlainController),
      End: part(async () => (await import('./PlainEnd.tsx')).PlainEnd),
    },
    replay: async () => {
      const [game, { plainReplay }] = await Promise.all([load(), import('./plainReplay.tsx')]);
      return plainReplay(game);
    },
  };
}
