import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { valueIn } from '../setup/ruleSwitches.ts';
import { isOnServer, type TableSetup } from '../setup/tableSetup.ts';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';

/** What was chosen for a game against bots, as one line. */
export function useInShort(game: WebGame, setup: TableSetup): string {
  const say = useWords(homeWords);
  const sayPage = useWords(pageWords);
  const { inShort } = useAbout(game.about);
  const { level, clock, switches } = setup;
  const options = Object.fromEntries(game.switches.map(rule => [rule.field, valueIn(switches, rule)]));
  const time = isOnServer(setup)
    ? clock === 'none'
      ? say('clock.none')
      : say('clock.some', { clock: sayPage(`clock.${clock}.short`) })
    : say('offline.here');
  return [say('bots', { level }), time, ...(inShort === undefined ? [] : [inShort(options)])].join(', ');
}
