import type { TableInfo } from '@omerta/protocol';
import { useTable } from '@omerta/table/table/useTable.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { webGame } from '../games/games.ts';
import { Closed } from './Closed.tsx';
import styles from './TablePage.module.css';
import { Waiting } from './Waiting.tsx';

/** The game itself, and in its place the end. */
export function GameTable({ info, as = 'table' }: { readonly info: TableInfo; readonly as?: 'table' | 'controller' }) {
  const game = webGame(info.game);
  const hasFrame = useTable(({ shown }) => shown !== undefined);
  const isOver = useTable(({ shown }) => shown?.over === true) && info.stage === 'over';
  const [isLookingBack, setLookingBack] = useState(false);
  if (game === undefined) return <Closed code="noSuchMatch" />;
  if (!hasFrame) return info.stage === 'abandoned' ? <Closed code="notPlaying" /> : <Waiting />;
  const Shown = as === 'controller' && !isOver ? game.table.Controller : game.table.Table;
  return (
    <Suspense fallback={<Waiting />}>
      {isOver && !isLookingBack ? (
        <main className={styles.end}>
          <game.table.End />
        </main>
      ) : (
        <Shown />
      )}
      {isOver && <Ways next={info.next} isLookingBack={isLookingBack} onLookBack={setLookingBack} />}
    </Suspense>
  );
}

interface WaysProps {
  readonly next: string | undefined;
  readonly isLookingBack: boolean;
  readonly onLookBack: (isLookingBack: boolean) => void;
}

/** Between the end and the table, and on to the next one. */
function Ways({ next, isLookingBack, onLookBack }: WaysProps) {
  const say = useWords(tableWords);
  return (
    <nav className={styles.switch} aria-label={say('end.ways')}>
      {next !== undefined && (
        <Link className={`${buttons.button} ${buttons.primary}`} href={`/t/${next}`}>
          {say('end.next')}
        </Link>
      )}
      <Button onClick={() => onLookBack(!isLookingBack)}>
        {say(isLookingBack ? 'end.seeResult' : 'end.seeTable')}
      </Button>
    </nav>
  );
}
