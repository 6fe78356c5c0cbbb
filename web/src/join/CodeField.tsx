import { useWords } from '@omerta/table/words/useWords.ts';
import { useId, useRef } from 'react';
import { pageWords } from '../words/pageWords.ts';
import styles from './CodeField.module.css';
import { CODE_LENGTH, readCode } from './codes.ts';

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onFull: (code: string) => void;
}

/** One field that looks like letters on the table. */
export function CodeField({ value, onChange, onFull }: CodeFieldProps) {
  const say = useWords(pageWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    const code = readCode(text);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onFull(code);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="unseen">
        {say('join.code', { count: CODE_LENGTH })}
      </label>
      <input
        ref={input}
        id={id}
        value={value}
        onChange={event => type(event.target.value)}
        aria-describedby={`${id}-hint`}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
      />
      <span className={styles.letters} aria-hidden="true">
        {Array.from({ length: CODE_LENGTH }, (_, at) => {
          const isNext = at === Math.min(value.length, CODE_LENGTH - 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is where it stands
            <i key={at} className={`${value[at] === undefined ? styles.empty : ''} ${isNext ? styles.next : ''}`}>
              {value[at]}
            </i>
          );
        })}
      </span>
      <p id={`${id}-hint`} className={styles.hint}>
        {say('join.hint')}
      </p>
    </div>
  );
}
