import type { Entry } from '@omerta/table/rulebook/entry.ts';
import type { Glossary } from '@omerta/table/rulebook/rulebook.ts';
import { Suspense } from 'react';
import styles from './EntryArt.module.css';

/** The thing itself. Everything on it is told beside it, so it is a picture only. */
export const EntryArt = ({ Art, entry }: Pick<Glossary, 'Art'> & { readonly entry: Entry }) => (
  <div className={styles.art} aria-hidden="true">
    <Suspense>
      <Art entry={entry} />
    </Suspense>
  </div>
);
