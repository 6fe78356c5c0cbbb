import { EMOTES, type Emote } from '@omerta/protocol';
import type { KeyboardEvent } from 'react';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './ChatPanel.module.css';
import { EmoteFace } from './EmoteFace.tsx';
import { plainKey } from './plainKey.ts';
import { useEmoteRest } from './useEmoteRest.ts';

/** Six things to say without words; not too many of them. With the focus in it, the keys 1 to 6 say them. */
export function EmoteTray({ onSend }: { readonly onSend: (emote: Emote) => Promise<boolean> }) {
  const say = useWords(tableWords);
  const [isResting, rest, wake] = useEmoteRest();
  const send = async (emote: Emote) => {
    if (isResting) return;
    rest();
    if (!(await onSend(emote))) wake();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const emote = EMOTES[Number(plainKey(event)) - 1];
    if (emote === undefined) return;
    event.preventDefault(); // elsewhere a number means something else
    void send(emote);
  };
  return (
    <fieldset
      className={styles.tray}
      data-region="gestures"
      onKeyDown={onKeyDown}
      aria-describedby={isResting ? 'emotes-wait' : undefined}
    >
      <legend className="unseen">{say('emotes')}</legend>
      {EMOTES.map(emote => (
        <button
          key={emote}
          type="button"
          aria-label={say(`emote.${emote}`)}
          title={isResting ? say('emotes.wait') : say(`emote.${emote}`)}
          aria-disabled={isResting || undefined}
          onClick={() => void send(emote)}
        >
          <EmoteFace emote={emote} size={36} />
        </button>
      ))}
      {isResting && (
        <span id="emotes-wait" className="unseen">
          {say('emotes.wait')}
        </span>
      )}
    </fieldset>
  );
}
