import type { TableInfo } from '@omerta/protocol';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../games.ts';
import buttons from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/useWords.ts';
import { Closed } from './Closed.tsx';
import styles from './TablePage.module.css';
import { useTable } from './useTable.ts';
import { Waiting } from './Waiting.tsx';

/** The game itself, and its end over it. */
export function GameTable({ info, as = 'table' }: { readonly info: TableInfo; readonly as?: 'table' | 'hand' }) {
  const game = gameOf(info.game);
  const hasFrame = useTable(({ shown }) => shown !== undefined);
  const isOver = useTable(({ shown }) => shown?.over === true) && info.stage === 'over';
  if (game === undefined) return <Closed code="noSuchMatch" />;
  if (!hasFrame) return info.stage === 'abandoned' ? <Closed code="notPlaying" /> : <Waiting />;
  const Shown = as === 'hand' && !isOver ? game.Hand : game.Table;
  return (
    <Suspense fallback={<Waiting />}>
      <Shown />
      {isOver && <End info={info} End={game.End} />}
    </Suspense>
  );
}

function End({ info: { next }, End: Result }: { readonly info: TableInfo; readonly End: React.ComponentType }) {
  const say = useWords('table');
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && (
        <div className={styles.end}>
          <Result />
        </div>
      )}
      <div className={styles.switch}>
        {next !== undefined && (
          <Link className={`${buttons.button} ${buttons.primary}`} href={`/t/${next}`}>
            {say('end.next')}
          </Link>
        )}
        <Button onClick={() => setShown(!isShown)}>{say(isShown ? 'end.seeTable' : 'end.seeResult')}</Button>
      </div>
    </>
  );
}
