import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useId } from 'react';
import { useProblems } from '../editor.ts';
import { useEditorPage } from '../editorPage.ts';
import { provenanceKey } from '../edits.ts';
import type { Sourced } from '../entries.ts';
import { originOfField } from '../originOfField.ts';
import { packWords } from '../packWords.ts';
import { problemWords } from '../problemWords.ts';
import styles from './parts.module.css';

export interface FrameProps {
  readonly label: string;
  readonly entry: string; // `jobs/carBomb`, as the check names it
  readonly field: string;
  readonly source?: Sourced | undefined;
  readonly hint?: ReactNode;
  /** One control has a label of its own; several are a group that is named. */
  readonly children: (control: Control) => ReactNode;
  readonly isGroup?: boolean;
}

export interface Control {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A field of an entry: what it is, where its value comes from, what is wrong with it. */
export function Frame({ label, entry, field, source, hint, children, isGroup }: FrameProps) {
  const say = useWords(packWords);
  const id = useId();
  const { OriginBadge } = useEditorPage();
  const problems = useProblems(entry, field);
  const origin = source && originOfField(source.fieldProvenance?.[provenanceKey(field)] ?? source.provenance);
  const notes = [hint && `${id}-hint`, problems.length > 0 && `${id}-problems`].filter(Boolean).join(' ') || undefined;
  const control: Control = { id, 'aria-invalid': problems.length > 0 || undefined, 'aria-describedby': notes };
  return (
    <div
      className={styles.frame}
      data-bad={problems.length > 0 || undefined}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': notes } : {})}
    >
      <div className={styles.frameHead}>
        {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {origin !== undefined && <OriginBadge origin={origin} />}
      </div>
      {children(control)}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problems.length > 0 && (
        <ul id={`${id}-problems`} className={styles.problems}>
          {problems.map(problem => {
            const { text, language } = problemWords(say, problem);
            return (
              <li key={problem.field + text} lang={language}>
                {text}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
