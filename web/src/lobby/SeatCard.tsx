import { factionsBySeat } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { AboutFactions } from '@omerta/table/game/about.ts';
import { Badge } from '@omerta/table/ui/Badge.tsx';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type CSSProperties, Suspense } from 'react';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { pageWords } from '../words/pageWords.ts';
import { NameHere } from './NameHere.tsx';
import styles from './SeatCard.module.css';
import { SeatFace, SeatSign } from './SeatFace.tsx';
import { SeatFaction } from './SeatFaction.tsx';
import type { Lobby } from './useLobby.ts';

export interface SeatCardProps {
  readonly lobby: Lobby;
  readonly seat: number;
  readonly levels: readonly string[];
}

/** A seat that is taken: by whom, whether they are ready, and what the host may do about it. */
export function SeatCard({ lobby, seat, levels }: SeatCardProps) {
  const say = useWords(pageWords);
  const { info, gathering } = lobby;
  const { kind, name, level, ready, present } = info.seats[seat]!;
  const isMine = gathering.mine === seat;
  const isBot = kind === 'bot';
  const { isHost } = info.you;
  const about = useAboutOf(info.game);
  const parts = webGame(info.game)?.lobby;
  const { fill, text } = parts?.seatColours({ options: info.options, seat }) ?? PLAIN;
  const words = [
    seatFactionName(info, seat, about?.factions),
    isMine && say('seat.you'),
    info.host === seat && say('seat.host'),
    isBot && say('level', { level: level ?? '' }),
  ];
  return (
    <article
      className={`${styles.seat} ${isMine ? styles.mine : ''}`}
      style={{ '--seat': fill, '--seat-text': text } as CSSProperties}
      aria-label={say('seat.label', { number: seat + 1, name })}
    >
      <div className={styles.face}>
        <SeatFace info={info} seat={seat} />
      </div>
      <div className={styles.who}>
        <SeatSign info={info} seat={seat} />
        <div>
          <h3>
            {name} {isBot && <Badge>{say('seat.bot')}</Badge>}
          </h3>
          <p>{words.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {!isBot && !isMine && (
        <p className={styles.line}>
          <i className={present ? styles.here : styles.away} aria-hidden="true" />
          {say(present ? 'seat.here' : 'seat.away')}
        </p>
      )}
      {(isMine || (isBot && isHost)) && (
        <div className={styles.choice}>
          {isMine && <NameHere name={name} />}
          <SeatFaction lobby={lobby} seat={seat} />
          {isMine && parts?.MySeat !== undefined && (
            <Suspense>
              <parts.MySeat info={info} />
            </Suspense>
          )}
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

/** What the seat plays as, in words. */
function seatFactionName({ factions, options, seats }: TableInfo, seat: number, about: AboutFactions | undefined) {
  return factions && about?.name(factionsBySeat(factions, options, seats.length)[seat]!);
}

const PLAIN = { fill: 'var(--neutral)', text: 'var(--neutral-t)' };
