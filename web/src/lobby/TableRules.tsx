import type { About } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { clockNamed } from '../setup/clocks.ts';
import { valueIn } from '../setup/ruleSwitches.ts';
import { pageWords } from '../words/pageWords.ts';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './TableRules.module.css';
import type { Lobby } from './useLobby.ts';

/** What will be played here, in words. The host may still change it. */
export function TableRules({ lobby }: { readonly lobby: Lobby }) {
  const say = useWords(pageWords);
  const [isChanging, setChanging] = useState(false);
  const { info } = lobby;
  const { settings } = info;
  const game = webGame(info.game);
  const about = useAboutOf(info.game);
  const { aids = [] } = game ?? {};
  const clock = clockNamed(settings.clock);
  const onOff = (is: boolean) => say(is ? 'rules.on' : 'rules.off');
  const lines: readonly (readonly [string, string])[] = [
    ...(about === undefined ? [] : [[say('rules.game'), about.title] as const]),
    [say('set.visibility'), say(`set.visibility.${info.visibility}`)],
    [say('options.clock'), clock === undefined ? say('clock.other') : say(`clock.${clock}`)],
    [say('options.timeOut'), say(`options.timeOut.${settings.timeOut}`)],
    [say('options.pace'), say(`options.pace.${settings.pace}`)],
    ...switchLines(info.options, game, about),
    [say('options.spectators'), onOff(settings.spectators)],
    ...(aids.includes('memoryAid') ? [[say('options.memoryAid'), onOff(settings.memoryAid)] as const] : []),
    [say('options.log'), onOff(settings.log === 'open')],
    ...(aids.includes('hints') ? [[say('options.hints'), onOff(settings.hints)] as const] : []),
  ];
  return (
    <Panel
      title={say('rules.title')}
      aside={
        info.you.isHost && (
          <Button look="ghost" size="small" className={styles.change} onClick={() => setChanging(true)}>
            {say('rules.change')}
          </Button>
        )
      }
    >
      <dl className={styles.rules}>
        {lines.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      {isChanging && game !== undefined && <ChangeTable info={info} game={game} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

const switchLines = (options: object, game: WebGame | undefined, about: About | undefined) =>
  game === undefined || about === undefined
    ? []
    : game.switches.map(
        rule => [about.optionName(rule.field), about.optionValue(rule.field, valueIn({ ...options }, rule))] as const,
      );
