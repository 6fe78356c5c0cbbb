import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { webGame } from '../games/games.ts';
import { LevelChoice } from '../setup/LevelChoice.tsx';
import { levelIn } from '../setup/levels.ts';
import { useChosenLevel } from '../setup/setupStore.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './EmptySeat.module.css';
import type { Lobby } from './useLobby.ts';

export interface EmptySeatProps {
  readonly lobby: Lobby;
  readonly seat: number;
  readonly levels: readonly string[];
}

/** A free chair: for a friend, for a bot, or put away. */
export function EmptySeat({ lobby, seat, levels }: EmptySeatProps) {
  const say = useWords(pageWords);
  const { info, gathering, doing } = lobby;
  const [level, setLevel] = useState<string>();
  const usual = useChosenLevel(info.game);
  const chosen = level ?? levelIn(levels, usual);
  const least = webGame(info.game)?.players.least ?? 2;
  return (
    <article className={styles.empty} aria-label={say('seat.emptyLabel', { number: seat + 1 })}>
      <span className={styles.plus} aria-hidden="true">
        <Icon name="plus" size={30} />
      </span>
      <h3>{say('seat.free', { number: seat + 1 })}</h3>
      {gathering.mine !== undefined && (
        <Button isBusy={doing === 'sit'} onClick={() => lobby.sit(seat)}>
          {say('seat.moveHere')}
        </Button>
      )}
      {info.you.isHost && (
        <>
          {levels.length > 1 && (
            <LevelChoice label={say('seat.level')} levels={levels} value={chosen} onChange={setLevel} isNarrow />
          )}
          <Button isBusy={doing === 'bot'} onClick={() => lobby.addBot(seat, chosen)}>
            {say('seat.addBot')}
          </Button>
          {info.seats.length > least && (
            <Button look="ghost" isBusy={doing === 'change'} onClick={() => lobby.changeSeats(info.seats.length - 1)}>
              {say('seat.putAway')}
            </Button>
          )}
        </>
      )}
    </article>
  );
}
