import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useLocation } from 'wouter';
import { codeOf } from '../net/api.ts';
import { ensurePerson } from '../net/people.ts';
import { useDoing } from '../page/useDoing.ts';
import { changeSetup, useSetup } from '../setup/setupStore.ts';
import { isOnServer, practicePathOf, type TableSetup } from '../setup/tableSetup.ts';
import { pageWords } from '../words/pageWords.ts';
import { playWithBots } from './playWithBots.ts';

export interface PlayNow {
  readonly setup: TableSetup;
  readonly isBusy: boolean;
  readonly play: () => void;
}

/** A game at once as it was chosen last. Without the server the same game is played on this device. */
export function usePlayNow(game: WebGame): PlayNow {
  const [, go] = useLocation();
  const setup = useSetup('play', game);
  const language = useSettings(likes => likes.language);
  const { doing, start } = useDoing<'play'>(useWords(pageWords));
  const play = () => {
    changeSetup('play', game.id, {});
    if (!isOnServer(setup)) return go(practicePathOf(setup, game));
    void start('play', async () => {
      try {
        await ensurePerson();
        go(`/t/${await playWithBots(setup, game, language)}`);
      } catch (error) {
        if (codeOf(error) !== 'offline') throw error;
        go(practicePathOf(setup, game));
      }
    });
  };
  return { setup, isBusy: doing !== undefined, play };
}
