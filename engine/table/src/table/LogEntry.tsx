import type { Chip } from '@omerta/words';
import { type ReactNode, useId, useState } from 'react';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './LogEntry.module.css';
import type { Entry } from './logLines.ts';

export interface LogEntryProps {
  readonly entry: Entry;
  readonly renderPart: (part: Chip) => ReactNode;
  /** Every step of every line is shown. */
  readonly isOpen: boolean;
  /** Not read aloud yet: its sentence may still grow. */
  readonly isGrowing: boolean;
}

/** The sentence first, its steps on demand. The log has one button in the tab order for all steps. */
export function LogEntry({ entry, renderPart, isOpen, isGrowing }: LogEntryProps) {
  const say = useWords(tableWords);
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const { parts, steps, colour } = entry;
  const areStepsShown = isOpen || isOpened;
  const isLong = steps.length > 1;
  return (
    <div className={styles.entry} style={{ borderColor: colour }}>
      <p key={String(isGrowing)} className={styles.line} aria-live={isGrowing ? 'off' : undefined}>
        {inParts(parts, renderPart)}
      </p>
      {isLong && !isOpen && (
        <button
          type="button"
          className={styles.more}
          tabIndex={-1}
          aria-expanded={areStepsShown}
          aria-controls={id}
          aria-label={say('log.steps')}
          onClick={() => setOpened(!isOpened)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
      {isLong && (
        <div id={id} className={styles.steps} hidden={!areStepsShown} aria-live="off">
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is where it stands in its turn
            <p key={at} className={styles.line}>
              {inParts(step.parts, renderPart)}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

const inParts = (parts: readonly Chip[], renderPart: (part: Chip) => ReactNode) =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
    <span key={at}>{renderPart(part)}</span>
  ));
