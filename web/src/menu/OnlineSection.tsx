import type { TableInfo } from '@omerta/protocol';
import { useAct } from '@omerta/table/table/useAct.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { tablesApi } from '../net/tablesApi.ts';
import styles from './TableMenu.module.css';

/** What a player may ask of the others, and of a bot. */
export function OnlineSection({ info }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  const { isBusy, isRefused, act } = useAct('here');
  const { match, stage, you, votes, seats, isPaused } = info;
  const me = you.viewer;
  if (me === 'spectator' || stage !== 'playing') return null;
  const vote = (about: 'pause' | 'abandon') => act(() => tablesApi.vote(match, about, !votes[about].includes(me)));
  const isAway = seats[me]?.takenOverByBot === true;
  return (
    <>
      <div className={styles.row}>
        {!isPaused && (
          <Button isBusy={isBusy} onClick={() => vote('pause')}>
            {say(votes.pause.includes(me) ? 'vote.takeBack' : 'menu.pause')}
          </Button>
        )}
        <Button
          isBusy={isBusy}
          onClick={() => act(() => (isAway ? tablesApi.comeBack(match) : tablesApi.leave(match)))}
        >
          {say(isAway ? 'standIn.back' : 'menu.standIn')}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={() => vote('abandon')}>
          {say(votes.abandon.includes(me) ? 'vote.takeBack' : 'menu.abandon')}
        </Button>
      </div>
      <p className={styles.hint}>
        {say('menu.leave.hint')} {say('menu.standIn.hint')}
      </p>
      {isRefused && (
        <p className={styles.refused} role="alert">
          {say('refused')}
        </p>
      )}
    </>
  );
}
