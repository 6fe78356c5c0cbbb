import type { Pack } from '@omerta/corleone/seen';
import { aboutFrom } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import type { PackParts } from '@omerta/table/packs/packParts.ts';
import { lazy } from 'react';
import { range, switches } from './rules/options.ts';
import { knownFamily } from './table/lobby/families.ts';
import { lobbyParts } from './table/lobby/lobbyParts.tsx';
import { lobbyWords } from './table/lobby/lobbyWords.ts';

const packs: PackParts<Pack> = {
  Packs: lazy(() => import('./packs/editor/Packs.tsx')),
  Editor: lazy(() => import('./packs/editor/PackEditor.tsx')),
  readPlayable: async pack => (await import('./rules/seen.ts')).checkPack(pack).pack,
};

/** Corleone's Empire in the browser. */
export const web: WebGame = {
  id: 'corleone',
  players: range,
  switches,
  about: aboutFrom(lobbyWords, (say, faction) => {
    const family = knownFamily(faction);
    return family === undefined ? faction : say(`family.${family}`);
  }),
  Poster: lazy(() => import('./table/draw/Poster.tsx')),
  table: {
    Table: lazy(() => import('./table/Table.tsx')),
    Screen: lazy(() => import('./table/Screen.tsx')),
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
  packs: packs as PackParts<never> as PackParts, // the packs it is given are its own
};
