import type { ClosedCode } from '@omerta/table/table/source.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import styles from './TablePage.module.css';

/** There is no way in: what happened, what is safe, what to do. */
export function Closed({ code }: { readonly code: ClosedCode }) {
  const say = useWords(tableWords);
  const why = WORDS[code] ?? 'other';
  return (
    <main className={styles.alone}>
      <Trouble
        title={say(`closed.${why}`)}
        actions={
          <>
            <Link className={`${buttons.button} ${buttons.secondary}`} href="/join">
              {say('closed.code')}
            </Link>
            <Link className={`${buttons.button} ${buttons.primary}`} href="/">
              {say('home')}
            </Link>
          </>
        }
      >
        <p>{say(`closed.${why}.words`)}</p>
      </Trouble>
    </main>
  );
}

const WORDS: { readonly [Code in ClosedCode]?: 'noSuchMatch' | 'spectatorsOff' } = {
  noSuchMatch: 'noSuchMatch',
  unreadable: 'noSuchMatch', // an address that names no table
  spectatorsOff: 'spectatorsOff',
};
