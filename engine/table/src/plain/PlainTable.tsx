import type { ReactNode } from 'react';
import { usePageParts } from '../page/pageParts.ts';
import { ChatPanel } from '../table/ChatPanel.tsx';
import { Panel } from '../ui/Panel.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { useAtPlain } from './atPlain.ts';
import { Facts } from './Facts.tsx';
import { PlainLog } from './PlainLog.tsx';
import { PlainProvider } from './PlainProvider.tsx';
import { PlainRefused } from './PlainRefused.tsx';
import styles from './PlainTable.module.css';
import type { PlainGame } from './plainGame.ts';
import { Question } from './Question.tsx';
import { Seats } from './Seats.tsx';
import { useIsWide } from './useIsWide.ts';

/** Any game as players and spectators see it. */
export const PlainTable = ({ game }: { readonly game: PlainGame }) => (
  <PlainProvider game={game}>
    <Room />
    <PlainRefused />
  </PlainProvider>
);

function Room() {
  const { words, language, info, shown, say } = useAtPlain();
  const { TableMenu } = usePageParts();
  return (
    <div className={styles.room}>
      <header className={styles.bar}>
        <h1>{info.title ?? words.title(language)}</h1>
        <TableMenu />
      </header>
      <main className={styles.main}>
        <div className={styles.table}>
          <Seats />
          {shown.table.length > 0 && (
            <Panel title={say('table')}>
              <Facts facts={shown.table} />
            </Panel>
          )}
        </div>
        <div className={styles.ask}>
          {shown.own.length > 0 && (
            <section className={styles.own} aria-label={say('hand')}>
              <Facts facts={shown.own} />
            </section>
          )}
          <Question />
        </div>
        <Aside>
          <PlainLog />
          <ChatPanel />
        </Aside>
      </main>
    </div>
  );
}

/** Beside the table where there is room, else below it and folded. */
function Aside({ children }: { readonly children: ReactNode }) {
  const say = useWords(tableWords);
  if (useIsWide()) return <aside className={styles.aside}>{children}</aside>;
  return (
    <details className={styles.folded}>
      <summary>{say('plain.more')}</summary>
      <div className={styles.aside}>{children}</div>
    </details>
  );
}
