import { aboutFrom } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { lazy } from 'react';
import { range, switches } from './rules/options.ts';
import { nameOfGangster } from './table/draw/gangsters.ts';
import { lobbyParts } from './table/lobby/lobbyParts.ts';
import { lobbyWords } from './table/lobby/lobbyWords.ts';

/** Ca$h 'n Guns in the browser. */
export const web: WebGame = {
  id: 'cashnguns',
  players: range,
  switches,
  about: aboutFrom(lobbyWords, (_say, faction) => nameOfGangster(faction)),
  Poster: lazy(() => import('./table/draw/Poster.tsx')),
  Party: lazy(() => import('./table/welcome/Party.tsx')),
  table: {
    Table: lazy(() => import('./table/Table.tsx')),
    Screen: lazy(() => import('./table/Screen.tsx')),
    ScreenLobby: lazy(() => import('./table/ScreenLobby.tsx')),
    Controller: lazy(() => import('./table/Controller.tsx')),
    End: lazy(() => import('./table/End.tsx')),
    staging: async () => (await import('./table/staging.ts')).staging,
  },
  replay: async () => (await import('./table/replayParts.tsx')).replayParts,
  lobby: lobbyParts,
  lesson: async () => (await import('./lesson/taughtLesson.ts')).taughtLesson,
  aids: ['hints', 'memoryAid'],
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  story: async () => (await import('./table/welcome/story.ts')).story,
};
