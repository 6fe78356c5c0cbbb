import { useWords } from '@omerta/table/words/useWords.ts';
import { useId, useState } from 'react';
import { pageWords } from '../words/pageWords.ts';
import styles from './CodeField.module.css';
import { CodeTiles } from './CodeTiles.tsx';
import { readCode } from './codes.ts';
import { useCodeLetters } from './useCodeLetters.ts';

export interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** With every letter from the last one of a new code on: codes given out earlier may be longer. */
  readonly onFull: (code: string) => void;
  readonly isAsking?: boolean;
  readonly isWrong?: boolean;
  readonly hint?: string;
  readonly autoFocus?: boolean;
}

/** One text field that looks like tiles. There is no button: the last letter asks. */
export function CodeField({ value, onChange, onFull, isAsking, isWrong, hint, autoFocus }: CodeFieldProps) {
  const say = useWords(pageWords);
  const id = useId();
  const letters = useCodeLetters();
  const [shakes, setShakes] = useState(0);
  const type = (text: string) => {
    const code = readCode(text);
    if (code === value && text.length > value.length) setShakes(count => count + 1);
    onChange(code);
    if (code.length > value.length) navigator.vibrate?.(10);
    if (code.length >= letters && code !== value) onFull(code);
  };
  return (
    <div className={styles.field} data-wrong={isWrong || undefined}>
      <label htmlFor={id} className="unseen">
        {say('join.code', { count: letters, typed: value.length })}
      </label>
      <input
        id={id}
        value={value}
        onChange={event => type(event.target.value)}
        onFocus={event => isWrong && event.target.select()}
        aria-describedby={`${id}-hint`}
        aria-invalid={isWrong}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        // biome-ignore lint/a11y/noAutofocus: the page has nothing else to do
        autoFocus={autoFocus}
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
      />
      <span key={shakes} className={`${styles.tiles} ${shakes > 0 ? styles.shake : ''}`}>
        <CodeTiles value={value} letters={letters} isAsking={isAsking ?? false} />
      </span>
      <p id={`${id}-hint`} className={styles.hint} role={isWrong ? 'alert' : undefined}>
        {hint ?? say('join.hint')}
      </p>
    </div>
  );
}
