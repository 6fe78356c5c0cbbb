import type { ChatLine } from '@omerta/protocol';
import { useEffect, useRef, useState } from 'react';
import { usePageParts } from '../page/pageParts.ts';
import { useSettings } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/toasts.ts';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './ChatPanel.module.css';
import { EmoteFace } from './EmoteFace.tsx';
import { readIn } from './quickPhrases.ts';
import { useTable } from './useTable.ts';

/** What was said so far, newest last. A speaker can be muted at their line. */
export function ChatLines({ room }: { readonly room: ChatLine['room'] }) {
  const say = useWords(tableWords);
  const { chat } = usePageParts();
  const language = useSettings(settings => settings.language);
  const lines = useTable(state => state.lines);
  const me = useTable(({ info }) => info?.you.viewer);
  const list = useRef<HTMLDivElement>(null);
  const [muted, setMuted] = useState<readonly string[]>([]);
  const shown = lines.filter(line => line.room === room && !muted.includes(line.name));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length]);
  const mute = async ({ match, name, seat, number }: ChatLine) => {
    const speaker = seat === undefined ? { line: number } : { seat };
    try {
      await chat.mute(match, speaker);
      setMuted(names => [...names, name]);
      toast(say('chat.muted', { name }));
    } catch {
      toast(say('refused'), 'danger');
    }
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the keys
    <div ref={list} className={styles.lines} role="log" aria-live="polite" aria-label={say('chat.title')} tabIndex={0}>
      {shown.length === 0 && <p className={styles.nothing}>{say('chat.empty')}</p>}
      <ol>
        {shown.map(line => (
          <li key={line.number} className={styles.line} data-mine={isMine(line, me) || undefined}>
            <p>
              <b>{line.name}</b>{' '}
              {line.emote === undefined ? (
                readIn(language, line.text ?? '')
              ) : (
                <span className={styles.emote}>
                  <EmoteFace emote={line.emote} size={30} />
                  <span className="unseen">{say(`emote.${line.emote}`)}</span>
                </span>
              )}
            </p>
            {!isMine(line, me) && (
              <button
                type="button"
                className={styles.mute}
                aria-label={say('chat.mute', { name: line.name })}
                title={say('chat.mute', { name: line.name })}
                onClick={() => void mute(line)}
              >
                <Icon name="close" size={14} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const isMine = ({ seat }: ChatLine, me: number | 'spectator' | undefined) => seat !== undefined && seat === me;
