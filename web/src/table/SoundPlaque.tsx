import { settings, useSettings } from '@omerta/table/settings/settings.ts';
import { plainKey } from '@omerta/table/table/plainKey.ts';
import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import styles from './SoundPlaque.module.css';
import type { SoundPlayer } from './sound.ts';

const SAID = 4_000; // milliseconds

/** On a shared screen: a browser plays nothing before the first key or tap, so it asks for one. M mutes. */
export function SoundPlaque({ sounds }: { readonly sounds: SoundPlayer }) {
  const say = useWords(tableWords);
  const isAllowed = useStore(sounds.allowed, state => state.isAllowed);
  const isMuted = useSettings(({ sound }) => sound === 'off');
  const [isSaid, setSaid] = useState(false);
  useKeyDown(event => {
    if (plainKey(event) === 'm') settings.setState({ sound: isMuted ? 'full' : 'off' });
  });
  const state = isMuted ? 'muted' : isAllowed ? 'on' : 'none';
  const first = useRef(state);
  useEffect(() => {
    const isNews = state !== first.current;
    first.current = state;
    setSaid(isNews);
    const timer = setTimeout(() => setSaid(false), SAID);
    return () => clearTimeout(timer);
  }, [state]);
  if (state !== 'none' && !isSaid) return null;
  return (
    <p className={styles.plaque} data-state={state} role="status">
      <svg viewBox="0 0 48 48" width="1.5em" height="1.5em" aria-hidden="true" focusable="false">
        <path d="M6 18h9L27 8v32L15 30H6Z" fill="currentColor" />
        {state === 'on' ? (
          <path d="M33 16q6 8 0 16M38 11q10 13 0 26" fill="none" stroke="currentColor" strokeWidth={4} />
        ) : (
          <path d="M33 18l12 12M45 18L33 30" stroke="currentColor" strokeWidth={4} strokeLinecap="round" />
        )}
      </svg>
      {say(`plaque.${state}`)}
    </p>
  );
}
