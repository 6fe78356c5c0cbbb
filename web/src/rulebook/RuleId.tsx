import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './RuleId.module.css';
import { ruleAddress } from './ruleAddress.ts';

/** The id of a rule, which is the link to it. A click copies the link where the browser lets us. */
export function RuleId({
  game,
  id,
  children,
}: {
  readonly game: string;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const say = useWords(rulebookWords);
  const mayCopy = globalThis.isSecureContext && 'clipboard' in navigator;
  return (
    <a
      className={styles.id}
      href={ruleAddress(game, id)}
      title={say(mayCopy ? 'copy' : 'copy.notHere', { id })}
      onClick={({ currentTarget }) => {
        if (!mayCopy) return;
        navigator.clipboard.writeText(currentTarget.href).then(
          () => toast(say('copied', { id })),
          () => undefined, // the reader said no; the link is in the address bar all the same
        );
      }}
    >
      {children}
    </a>
  );
}
