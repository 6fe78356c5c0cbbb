import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { houseGame } from '../games/houseGames.ts';
import { valueIn } from '../games/ruleSwitches.ts';
import { clockNamed } from '../setup/clocks.ts';
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
  const game = houseGame(info.game);
  const clock = clockNamed(settings.clock);
  const onOff = (is: boolean) => say(is ? 'rules.on' : 'rules.off');
  const lines: readonly (readonly [string, string])[] = [
    ...(game === undefined ? [] : [[say('rules.game'), say(`game.${game.id}`)] as const]),
    [say('set.visibility'), say(`set.visibility.${info.visibility}`)],
    [say('options.clock'), clock === undefined ? say('clock.other') : say(`clock.${clock}`)],
    [say('options.timeOut'), say(`options.timeOut.${settings.timeOut}`)],
    [say('options.pace'), say(`options.pace.${settings.pace}`)],
    ...(game?.switches ?? []).map(
      rule =>
        [
          say(`switch.${rule.words}`),
          say(`switch.${rule.words}.value`, { value: String(valueIn({ ...info.options }, rule)) }),
        ] as const,
    ),
    [say('options.spectators'), onOff(settings.spectators)],
    [say('options.memoryAid'), onOff(settings.memoryAid)],
    [say('options.log'), onOff(settings.log === 'open')],
    [say('options.hints'), onOff(settings.hints)],
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
