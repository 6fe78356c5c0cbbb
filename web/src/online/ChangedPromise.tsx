import type { SeenDeal } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { grouped } from '../page/hexWords.ts';
import styles from '../table/TablePage.module.css';
import { pageWords } from '../words/pageWords.ts';

interface ChangedPromiseProps {
  readonly seen: SeenDeal;
  readonly stage: TableInfo['stage'];
  readonly onPlayOn: () => void;
}

/** The server shows another commitment than before: said before the game goes on. Before the deal there is no way on. */
export function ChangedPromise({ seen, stage, onPlayOn }: ChangedPromiseProps) {
  const say = useWords(pageWords);
  const isDealt = stage !== 'lobby';
  return (
    <main className={styles.alone}>
      <Trouble
        title={say('changedPromise.title')}
        actions={
          <>
            {isDealt && <Button onClick={onPlayOn}>{say('changedPromise.playOn')}</Button>}
            <Link className={`${buttons.button} ${buttons.primary}`} href="/">
              {say('changedPromise.home')}
            </Link>
          </>
        }
      >
        <p>{say(isDealt ? 'changedPromise.dealt' : 'changedPromise.waiting')}</p>
        <dl>
          <dt>{say('changedPromise.before')}</dt>
          <dd>
            <code>{grouped(seen.commitment)}</code>
          </dd>
          <dt>{say('changedPromise.now')}</dt>
          <dd>
            <code>{grouped(seen.changedTo ?? '')}</code>
          </dd>
        </dl>
      </Trouble>
    </main>
  );
}
