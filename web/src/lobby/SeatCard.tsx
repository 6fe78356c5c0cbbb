import { gangsterOf, LOOKS } from '@omerta/cashnguns/table/draw/gangsters.ts';
import { FAMILIES } from '@omerta/corleone/table/draw/families.ts';
import { MyFamily } from '@omerta/corleone/table/lobby/MyFamily.tsx';
import { Badge } from '@omerta/table/ui/Badge.tsx';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type CSSProperties, lazy, Suspense } from 'react';
import { familiesIn, houseGame } from '../games/houseGames.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { pageWords } from '../words/pageWords.ts';
import styles from './SeatCard.module.css';
import { SeatFace, SeatShield } from './SeatFace.tsx';
import { type Lobby, lobbySeat } from './useLobby.ts';

const MyGangster = lazy(() => import('@omerta/cashnguns/table/lobby/MyGangster.tsx'));

export interface SeatCardProps {
  readonly lobby: Lobby;
  readonly seat: number;
  readonly levels: readonly string[];
}

/** A seat somebody has taken: who, of which family, whether ready, and what the host may do about it. */
export function SeatCard({ lobby, seat, levels }: SeatCardProps) {
  const say = useWords(pageWords);
  const { info, gathering } = lobby;
  const { kind, name, level, ready, present } = info.seats[seat]!;
  const isMine = gathering.mine === seat;
  const isBot = kind === 'bot';
  const { isHost } = info.you;
  const family = familiesIn(houseGame(info.game), info.options)[seat];
  const gangster = info.game === 'cashnguns' ? gangsterOf(seat) : undefined;
  const { fill, text } =
    gangster === undefined
      ? FAMILIES[family ?? 'neutral']
      : { fill: LOOKS[gangster].colour, text: LOOKS[gangster].colour };
  const parts = [
    family && say(`family.${family}`),
    gangster && LOOKS[gangster].name,
    isMine && say('seat.you'),
    info.host === seat && say('seat.host'),
    isBot && say('level', { level: level ?? '' }),
  ];
  return (
    <article
      className={`${styles.seat} ${isMine ? styles.mine : ''}`}
      style={{ '--family': fill, '--family-text': text } as CSSProperties}
      aria-label={say('seat.label', { number: seat + 1, name })}
    >
      <div className={styles.face}>
        <SeatFace family={family} gangster={gangster} />
      </div>
      <div className={styles.who}>
        <SeatShield family={family} name={name} />
        <div>
          <h3>
            {name} {isBot && <Badge>{say('seat.bot')}</Badge>}
          </h3>
          <p>{parts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {!isBot && !isMine && (
        <p className={styles.line}>
          <i className={present ? styles.here : styles.away} aria-hidden="true" />
          {say(present ? 'seat.here' : 'seat.away')}
        </p>
      )}
      {isMine && isHost && family !== undefined && (
        <MyFamily lobby={lobbySeat(lobby)} say={say} className={styles.family} />
      )}
      {isMine && gangster !== undefined && (
        <div className={styles.family}>
          <Suspense>
            <MyGangster lobby={lobbySeat(lobby)} />
          </Suspense>
        </div>
      )}
      {isBot && isHost && levels.length > 1 && (
        <div className={styles.level}>
          <LevelChoice
            label={say('seat.level')}
            levels={levels}
            value={level ?? ''}
            onChange={chosen => lobby.changeLevel(seat, chosen)}
            isNarrow
          />
        </div>
      )}
      {isHost && !isMine && (
        <div className={styles.rights}>
          <Button size="small" onClick={() => lobby.free(seat)} aria-label={say('seat.removeOf', { name })}>
            {say('seat.remove')}
          </Button>
          {!isBot && (
            <Button size="small" onClick={() => lobby.makeHost(seat)} aria-label={say('seat.makeHostOf', { name })}>
              {say('seat.makeHost')}
            </Button>
          )}
        </div>
      )}
      {isMine ? (
        <Button
          className={`${styles.ready} ${ready ? styles.isReady : styles.toReady}`}
          isBusy={lobby.doing === 'ready'}
          icon={ready && <Icon name="check" size={18} />}
          aria-pressed={ready}
          onClick={() => lobby.setReady(!ready)}
        >
          {say(ready ? 'seat.ready' : 'seat.iAmReady')}
        </Button>
      ) : (
        <p className={`${styles.ready} ${ready ? styles.isReady : ''}`}>
          <Icon name={ready ? 'check' : 'hourglass'} size={17} />
          {say(ready ? 'seat.ready' : 'seat.notReady')}
        </p>
      )}
    </article>
  );
}
