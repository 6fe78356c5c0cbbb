import { factionsBySeat } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';
import { Figure } from './Figure.tsx';
import styles from './phone.module.css';
import { RoomTop } from './RoomTop.tsx';
import { hostName, namesOf, standingIn, unreadyIn } from './standing.ts';
import { TakeBack } from './TakeBack.tsx';

/** I am in, and wait for the others. */
export function WaitRoom({
  info,
  onRemote,
}: {
  readonly info: TableInfo;
  readonly onRemote: (() => void) | undefined;
}) {
  const say = useWords(roomWords);
  const language = useSettings(settings => settings.language);
  const { doing, start } = useDoing<'change'>(useWords(pageWords));
  const seat = info.you.viewer === 'spectator' ? 0 : info.you.viewer;
  const faction = info.factions && factionsBySeat(info.factions, info.options, info.seats.length)[seat];
  const unready = unreadyIn(info);
  const waiting =
    unready.length > 0
      ? say('wait.waiting', { names: namesOf(info, unready, language) })
      : say('wait.dealSoon', { name: hostName(info) ?? '' });
  return (
    <div className={styles.phone}>
      <RoomTop info={info} words={waiting}>
        {onRemote !== undefined && (
          <button type="button" className={styles.glyph} onClick={onRemote}>
            {say('remote.title')}
          </button>
        )}
      </RoomTop>
      <main className={styles.waiting}>
        <section className={styles.me}>
          <div className={styles.mine}>
            <Figure game={info.game} faction={faction} />
          </div>
          <p>
            <b>{say('wait.in', { name: info.seats[seat]?.name ?? '' })}</b>
            <span>
              <Icon name="check" size={20} /> {say('join.ready')}
            </span>
          </p>
          <button
            type="button"
            className={styles.ghost}
            disabled={doing !== undefined}
            onClick={() => start('change', () => tablesApi.notReady(info.match))}
          >
            {say('wait.change')}
          </button>
        </section>
        <p className={styles.status} role="status">
          {waiting}
        </p>
        <ul className={styles.others}>
          {standingIn(info)
            .filter(({ state }) => state !== 'bot')
            .map(each => (
              <li key={each.seat} data-state={each.state}>
                <div className={styles.tiny}>
                  <Figure game={info.game} faction={each.faction} look={each.state === 'lost' ? 'grey' : 'usual'} />
                </div>
                <b>{each.name}</b>
                <span>
                  {say(each.state === 'ready' ? 'tv.ready' : each.state === 'lost' ? 'tv.isLost' : 'tv.picking')}
                </span>
              </li>
            ))}
        </ul>
        <TakeBack info={info} />
        <p className={styles.small}>{say('join.keep')}</p>
      </main>
    </div>
  );
}
