import type { About } from '@omerta/table/game/about.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { use } from 'react';
import { webGame } from './games.ts';

/** What is said of a game; undefined for one that this browser does not know. */
export function useAboutOf(id: string): About | undefined {
  const language = useSettings(settings => settings.language);
  const game = webGame(id);
  return game === undefined ? undefined : use(game.about.load(language));
}
