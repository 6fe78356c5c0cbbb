import type { TableInfo } from '@omerta/protocol';
import { useAct } from '@omerta/table/table/useAct.ts';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import { tablesApi } from '../net/tablesApi.ts';
import styles from './TableNotices.module.css';

/** What everybody at the table should know besides the game: a pause, a vote, a stand-in, a fault. */
export function TableNotices() {
  const info = useTable(state => state.info);
  if (info === undefined) return null;
  const { seats, you, stage, isFrozen, isPaused } = info;
  const mine = you.viewer === 'spectator' ? undefined : seats[you.viewer];
  return (
    <div className={styles.notices} aria-live="assertive">
      {stage === 'abandoned' && <Notice kind="abandoned" />}
      {isFrozen && <Frozen />}
      {stage === 'playing' && isPaused && <Paused info={info} />}
      {stage === 'playing' && mine?.takenOverByBot === true && <StandIn info={info} />}
      {stage === 'playing' && !isPaused && <Votes info={info} about="pause" />}
      {stage === 'playing' && <Votes info={info} about="abandon" />}
      {info.playedOn !== undefined && stage === 'playing' && <PlayedOn />}
    </div>
  );
}

interface NoticeProps {
  readonly kind: 'abandoned' | 'paused' | 'frozen' | 'standIn';
  readonly words?: string;
  readonly children?: ReactNode;
}

function Notice({ kind, words, children }: NoticeProps) {
  const say = useWords(tableWords);
  return (
    <div className={styles.notice}>
      <div>
        <strong>{say(`${kind}.title`)}</strong>
        <p>{words ?? say(`${kind}.words`)}</p>
      </div>
      {children}
    </div>
  );
}

function Frozen() {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  return source.kind === 'practice' ? <Notice kind="frozen" words={say('frozen.local')} /> : <Notice kind="frozen" />;
}

function Paused({ info: { match, you } }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  const { isBusy, act } = useAct();
  return (
    <Notice kind="paused">
      {you.viewer !== 'spectator' && (
        <Button look="primary" isBusy={isBusy} onClick={() => act(() => tablesApi.resume(match))}>
          {say('paused.resume')}
        </Button>
      )}
    </Notice>
  );
}

function StandIn({ info: { match } }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  const { isBusy, act } = useAct();
  return (
    <Notice kind="standIn">
      <Button look="primary" isBusy={isBusy} onClick={() => act(() => tablesApi.comeBack(match))}>
        {say('standIn.back')}
      </Button>
    </Notice>
  );
}

function Votes({ info, about }: { readonly info: TableInfo; readonly about: 'pause' | 'abandon' }) {
  const say = useWords(tableWords);
  const { isBusy, act } = useAct();
  const { match, seats, votes, you } = info;
  const voted = votes[about];
  if (voted.length === 0) return null;
  const names = voted.map(seat => seats[seat]?.name ?? '').join(', ');
  const isMine = you.viewer !== 'spectator' && voted.includes(you.viewer);
  return (
    <div className={styles.notice}>
      <p>{say(`vote.${about}`, { names })}</p>
      {you.viewer !== 'spectator' && (
        <Button
          look={isMine ? 'secondary' : 'primary'}
          isBusy={isBusy}
          onClick={() => act(() => tablesApi.vote(match, about, !isMine))}
        >
          {say(isMine ? 'vote.takeBack' : 'vote.agree')}
        </Button>
      )}
    </div>
  );
}

function PlayedOn() {
  const say = useWords(tableWords);
  return <p className={styles.small}>{say('playedOn')}</p>;
}
