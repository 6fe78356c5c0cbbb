import type { ChatLine } from '@omerta/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { usePageParts } from '../page/pageParts.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { ChatLines } from './ChatLines.tsx';
import styles from './ChatPanel.module.css';
import { EmoteTray } from './EmoteTray.tsx';
import { QUICK_PHRASES } from './quickPhrases.ts';
import { useTable } from './useTable.ts';
import { useTalk } from './useTalk.ts';

const LONGEST = 500;

/** What is said at this table: players among themselves, spectators among themselves. */
export function ChatPanel() {
  const say = useWords(tableWords);
  const talk = useTalk();
  const { chat } = usePageParts();
  const hasName = chat.useHasName();
  const viewer = useTable(({ info }) => info?.you.viewer);
  const isScreen = useTable(({ info }) => info?.you.isScreen === true);
  const heading = useId();
  if (talk === undefined || viewer === undefined || isScreen) return null;
  const room: ChatLine['room'] = viewer === 'spectator' ? 'spectators' : 'players';
  return (
    <section className={styles.chat} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 id={heading}>{say('chat.title')}</h3>
        <span>{say(`chat.${room}`)}</span>
      </header>
      <ChatLines room={room} />
      {hasName ? (
        <>
          <EmoteTray onSend={talk.emote} />
          <QuickPhrases onSay={talk.say} />
          <Words onSay={talk.say} />
        </>
      ) : (
        <Button look="ghost" onClick={() => void chat.takeName()}>
          {say('chat.takeName')}
        </Button>
      )}
    </section>
  );
}

export default ChatPanel;

function QuickPhrases({ onSay }: { readonly onSay: (text: string) => Promise<boolean> }) {
  const say = useWords(tableWords);
  const language = useSettings(settings => settings.language);
  return (
    <ul className={styles.quick} aria-label={say('chat.quick')}>
      {QUICK_PHRASES.map(phrase => (
        <li key={phrase.en}>
          <button type="button" onClick={() => void onSay(phrase[language])}>
            {phrase[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Words({ onSay }: { readonly onSay: (text: string) => Promise<boolean> }) {
  const say = useWords(tableWords);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || isBusy) return;
    setBusy(true);
    const ok = await onSay(said);
    if (!isHere.current) return;
    setBusy(false);
    if (ok) setText('');
    field.current?.focus();
  };
  return (
    <form className={styles.words} onSubmit={event => void send(event)}>
      <input
        ref={field}
        className={styles.field}
        value={text}
        maxLength={LONGEST}
        aria-label={say('chat.field')}
        placeholder={say('chat.field')}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="primary" isBusy={isBusy} closed={text.trim() === '' && say('chat.nothing')}>
        {say('chat.send')}
      </Button>
    </form>
  );
}
