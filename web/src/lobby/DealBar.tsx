import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { levelIn } from '../setup/levels.ts';
import { useChosenLevel } from '../setup/setupStore.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './DealBar.module.css';
import { waitedFor } from './gathering.ts';
import type { Lobby } from './useLobby.ts';

export interface DealBarProps {
  readonly lobby: Lobby;
  readonly levels: readonly string[];
}

/** Who is waited for, and the deal. Only the host deals; the others read when. */
export function DealBar({ lobby, levels }: DealBarProps) {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const { info, gathering, doing } = lobby;
  const absent = info.you.isHost ? waitedFor(gathering) : gathering.unready;
  const names = new Intl.ListFormat(language).format(absent.map(seat => info.seats[seat]!.name));
  const { empty } = gathering;
  const waits =
    absent.length > 0
      ? say('deal.waitingFor', { names })
      : empty.length > 0
        ? say('deal.emptySeats', { count: empty.length })
        : undefined;
  const level = levelIn(levels, useChosenLevel(info.game));
  if (!info.you.isHost) {
    const host = info.host === undefined ? '' : (info.seats[info.host]?.name ?? '');
    return (
      <div className={styles.deal}>
        <p role="status">
          <Icon name="hourglass" size={17} />
          {waits ?? say('deal.hostDeals', { name: host })}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.deal}>
      <p role="status">
        <Icon name={waits === undefined ? 'check' : 'hourglass'} size={17} />
        {waits ?? say(gathering.unready.length === 0 ? 'deal.allReady' : 'deal.othersReady')}
      </p>
      <div className={styles.buttons}>
        <Button
          look="primary"
          size="large"
          closed={waits}
          isBusy={doing === 'deal' && waits === undefined}
          onClick={() => lobby.deal(level)}
        >
          {say('deal.deal')}
        </Button>
        {waits !== undefined && (
          <Button look="ghost" isBusy={doing === 'deal'} onClick={() => lobby.deal(level)}>
            {absent.length > 0
              ? say('deal.without', { names, count: absent.length })
              : say('deal.fill', { count: empty.length, level: say('level', { level }) })}
          </Button>
        )}
      </div>
    </div>
  );
}
