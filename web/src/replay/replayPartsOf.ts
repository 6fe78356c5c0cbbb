import type { WebGame } from '@omerta/table/game/webGame.ts';
import { remembered } from '@omerta/table/words/remembered.ts';

/** The same promise for the same game, so that a page may wait for it while it draws. */
export const replayPartsOf = remembered((game: WebGame) => game.replay());
