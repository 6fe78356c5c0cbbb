import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { tablesApi } from '../net/tablesApi.ts';
import look from '../page/brass.module.css';
import { usePolled } from '../page/usePolled.ts';
import { homeWords } from '../words/homeWords.ts';
import styles from './OpenStrip.module.css';

const askOpen = () => tablesApi.open();

/** How many tables everybody may join or watch just now. Nothing where there are none. */
export function OpenStrip() {
  const say = useWords(homeWords);
  const { latest } = usePolled(askOpen, POLL);
  const tables = latest?.tables ?? [];
  if (tables.length === 0) return undefined;
  const free = tables.filter(({ stage }) => stage === 'lobby').flatMap(({ seats }) => seats);
  return (
    <section className={styles.strip} aria-labelledby="open">
      <span>
        <h2 id="open">{say('open.count', { count: tables.length })}</h2>
        <small>{say('open.free', { count: free.filter(({ kind }) => kind === 'empty').length })}</small>
      </span>
      <Link href="/tables" className={look.ghost}>
        {say('open.look')}
      </Link>
    </section>
  );
}

const POLL = 15_000;
