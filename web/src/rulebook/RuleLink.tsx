import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { rulebookWords } from '../words/rulebookWords.ts';
import type { BookGame } from './book.ts';
import styles from './RuleLink.module.css';
import { ruleAddress } from './ruleAddress.ts';

const RuleSheet = lazy(() => import('./RuleSheet.tsx'));

export interface RuleLinkProps {
  readonly game: BookGame;
  /** Of a rule or ruling: "T2", "RN-10", "AMB-04". */
  readonly id: string;
}

/** The small id of a rule beside a question, a refusal or a line of the log. Opens the rule without leaving the table. */
export function RuleLink(props: RuleLinkProps) {
  return (
    <Suspense fallback={<span className={styles.link}>{props.id}</span>}>
      <Link {...props} />
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
