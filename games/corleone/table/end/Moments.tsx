import type { SeenEvent } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { LogPart } from '../show/log/LogPart.tsx';
import styles from './Moments.module.css';
import { deedsOf, keyMoves, type Move, movesOf } from './moves.ts';

export interface MomentsProps {
  readonly steps: readonly (readonly object[])[];
  readonly most: number;
  /** Where a moment can be gone to. */
  readonly onPick?: ((step: number) => void) | undefined;
}

/** The moves that changed most: what was done, and what came of it. */
export function Moments({ steps, most, onPick }: MomentsProps) {
  const say = useWords(replayWords);
  const moves = useMemo(() => movesOf(steps as readonly (readonly SeenEvent[])[]), [steps]); // events of this game
  const found = useMemo(() => keyMoves(moves, most), [moves, most]);
  if (found.length === 0) return <p className={styles.none}>{say('moments.none')}</p>;
  return (
    <ol className={styles.moments}>
      {found.map((move, at) => (
        <li key={move.at}>
          {onPick === undefined ? (
            <div className={styles.moment}>
              <Words move={move} moves={moves} number={at + 1} />
            </div>
          ) : (
            <button type="button" className={styles.moment} onClick={() => onPick(move.at)}>
              <Words move={move} moves={moves} number={at + 1} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface WordsProps {
  readonly move: Move;
  readonly moves: readonly Move[];
  readonly number: number;
}

function Words({ move, moves, number }: WordsProps) {
  const say = useWords(replayWords);
  const { language, setting, say: sayGame, names } = useAtTable();
  const [first] = move.events;
  const { banked, gunnedDown, jobs, markers, stolen } = deedsOf(move);
  const deeds = [
    ...(banked > 0 ? [say('moments.banked', { amount: banked })] : []),
    ...(jobs > 0 ? [say('moments.jobs', { count: jobs })] : []),
    ...(gunnedDown > 0 ? [say('moments.gunnedDown', { count: gunnedDown })] : []),
    ...(markers > 0 ? [say('moments.markers', { count: markers })] : []),
    ...(stolen > 0 ? [say('moments.stolen', { count: stolen })] : []),
  ];
  const act = actDuring(moves, move);
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {first !== undefined &&
            corleoneText.eventParts(language, first, setting).map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
              <LogPart key={at} part={part} />
            ))}
        </span>
        <small>
          {act > 0 && `${sayGame('act', { act: names.numeral(act) })} · `}
          {deeds.join(', ')}
        </small>
      </span>
    </>
  );
}

function actDuring(moves: readonly Move[], move: Move): number {
  const before = moves.slice(0, moves.indexOf(move) + 1).flatMap(({ events }) => events);
  const began = before.findLast(event => event.kind === 'actBegan');
  return began?.kind === 'actBegan' ? began.act : 0;
}
