import type { TableInfo } from '@omerta/protocol';
import { useWords } from '@omerta/table/words/useWords.ts';
import { roomWords } from '../words/roomWords.ts';
import styles from './phone.module.css';
import { hostName } from './standing.ts';

/** On the television: the host has ended a game, and chooses the next one. */
export function BetweenGames({ info }: { readonly info: TableInfo }) {
  const say = useWords(roomWords);
  return (
    <div className={styles.phone}>
      <main className={styles.plain}>
        <h1>{say('next.over')}</h1>
        <p>{say('tv.next', { name: hostName(info) ?? '' })}</p>
      </main>
    </div>
  );
}
