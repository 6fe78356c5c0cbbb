import { usePageParts } from '../page/pageParts.ts';
import { SeatBadge } from '../table/SeatBadge.tsx';
import { useCurtain } from '../table/useCurtain.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { useAtPlain } from './atPlain.ts';
import { Facts } from './Facts.tsx';
import styles from './PlainController.module.css';
import { PlainProvider } from './PlainProvider.tsx';
import { PlainRefused } from './PlainRefused.tsx';
import type { PlainGame } from './plainGame.ts';
import { Question } from './Question.tsx';

/** A player's phone beside a shared screen: the own hand and the question. */
export const PlainController = ({ game }: { readonly game: PlainGame }) => (
  <PlainProvider game={game}>
    <Phone />
    <PlainRefused />
  </PlainProvider>
);

function Phone() {
  const say = useWords(tableWords);
  const { info, words, language, seat } = useAtPlain();
  const { TableMenu } = usePageParts();
  const { isCovered, cover, uncover } = useCurtain();
  return (
    <div className={styles.phone}>
      <header className={styles.bar}>
        <h1>
          {seat === undefined ? words.title(language) : info.seats[seat]?.name}
          {info.code !== undefined && <small>{say('screen.code', { code: info.code })}</small>}
        </h1>
        {seat !== undefined && <SeatBadge seat={seat} />}
        <Button look="ghost" size="small" onClick={cover}>
          {say('controller.cover')}
        </Button>
        <TableMenu />
      </header>
      {isCovered ? <Covered onUncover={uncover} /> : <Uncovered />}
    </div>
  );
}

/** Nothing of the hand is on the page while it is covered. */
function Covered({ onUncover }: { readonly onUncover: () => void }) {
  const say = useWords(tableWords);
  const { frame } = useAtPlain();
  return (
    <main className={styles.covered}>
      <p>{say(frame.question === undefined ? 'controller.covered' : 'controller.yourMove')}</p>
      <Button look="primary" size="large" onClick={onUncover}>
        {say('controller.uncover')}
      </Button>
    </main>
  );
}

function Uncovered() {
  const { shown, say } = useAtPlain();
  return (
    <main className={styles.main}>
      {shown.own.length > 0 && (
        <Panel title={say('hand')}>
          <Facts facts={shown.own} />
        </Panel>
      )}
      <Question />
    </main>
  );
}
