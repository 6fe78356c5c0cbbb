import { Link } from 'wouter';
import buttons from '../ui/Button.module.css';
import { Trouble } from '../ui/Trouble.tsx';
import { useWords } from '../words/useWords.ts';
import type { ClosedCode } from './source.ts';
import styles from './TablePage.module.css';

/** There is no way in: what happened, what is safe, what to do. */
export function Closed({ code }: { readonly code: ClosedCode }) {
  const say = useWords('table');
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
