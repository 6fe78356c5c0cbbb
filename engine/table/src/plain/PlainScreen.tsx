import { joinAddress } from '../lobby/joinAddress.ts';
import { useTable } from '../table/useTable.ts';
import { Panel } from '../ui/Panel.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { useAtPlain } from './atPlain.ts';
import { Facts } from './Facts.tsx';
import { Part } from './Part.tsx';
import { PlainProvider } from './PlainProvider.tsx';
import styles from './PlainScreen.module.css';
import type { PlainGame } from './plainGame.ts';
import { Question } from './Question.tsx';
import { Seats } from './Seats.tsx';

/** The table for all in the room: what a spectator sees, to be read from across it. */
export const PlainScreen = ({ game }: { readonly game: PlainGame }) => (
  <PlainProvider game={game}>
    <Shared />
  </PlainProvider>
);

function Shared() {
  const { words, language, info, shown, say } = useAtPlain();
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <h1>{info.title ?? words.title(language)}</h1>
        <Join />
      </header>
      <main className={styles.main}>
        <Seats />
        {shown.table.length > 0 && (
          <Panel title={say('table')}>
            <Facts facts={shown.table} />
          </Panel>
        )}
        <Question />
        <LastEvent />
      </main>
    </div>
  );
}

function LastEvent() {
  const { words, language, people } = useAtPlain();
  const last = useTable(({ log }) => log?.at(-1));
  const parts = last === undefined ? [] : words.eventParts(language, last, { people });
  return (
    <p className={styles.last} aria-live="polite">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
        <Part key={at} part={part} />
      ))}
    </p>
  );
}

/** How a phone comes to the table, or back to it. */
function Join() {
  const say = useWords(tableWords);
  const { info } = useAtPlain();
  return (
    <aside className={styles.join} aria-label={say('screen.join')}>
      {info.code !== undefined && <b>{say('screen.code', { code: info.code })}</b>}
      <QrCode text={joinAddress(info)} label={say('screen.join')} />
    </aside>
  );
}
