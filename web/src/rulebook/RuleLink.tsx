import type { RuleLinkProps } from '@omerta/table/page/pageParts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './RuleLink.module.css';
import { ruleAddress } from './ruleAddress.ts';
import { hasRulebook } from './useBook.ts';

const RuleSheet = lazy(() => import('./RuleSheet.tsx'));

/** The small id of a rule beside a question, a refusal or a line of the log. Opens the rule without leaving the table. */
export function RuleLink({ game, id }: RuleLinkProps) {
  const bare = <span className={styles.link}>{id}</span>;
  if (!hasRulebook(game)) return bare;
  return (
    <Suspense fallback={bare}>
      <Link game={game} id={id} />
    </Suspense>
  );
}

function Link({ game, id }: RuleLinkProps) {
  const say = useWords(rulebookWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        className={styles.link}
        href={ruleAddress(game, id)}
        aria-label={say('rule', { id })}
        aria-haspopup="dialog"
        onClick={event => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab was asked for
          event.preventDefault();
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {id}
      </a>
      {isOpen &&
        createPortal(
          <Suspense>
            <RuleSheet game={game} id={id} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body, // a dialog may not stand inside a paragraph
        )}
    </>
  );
}
