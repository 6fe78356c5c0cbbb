import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId, useState } from 'react';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps {
  readonly link: string;
  readonly words?: string | undefined; // sent along with it
  readonly note?: string | undefined;
  readonly onClose: () => void;
}

/** A link to show, to copy or to send. Browsers give the clipboard to secure pages only. */
export function ShareSheet({ link, words, note, onClose }: ShareSheetProps) {
  const say = useWords(replayWords);
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const send = () =>
    navigator
      .share({ url: link, title: 'Omertà', ...(words === undefined ? {} : { text: words }) })
      .catch(() => undefined); // they thought better of it
  return (
    <Sheet title={say('share')} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.share}>
        {words !== undefined && <p>{words}</p>}
        <label htmlFor={id}>{say('share.link')}</label>
        <input id={id} className={styles.link} readOnly value={link} onFocus={event => event.target.select()} />
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {isSecureContext ? (
          <div className={styles.ways}>
            {'share' in navigator && (
              <Button icon={<Icon name="share" />} onClick={send}>
                {say('share.send')}
              </Button>
            )}
            <Button look="primary" icon={<Icon name="copy" />} onClick={() => void copy()}>
              {say('share.copy')}
            </Button>
          </div>
        ) : (
          <p className={styles.note}>{say('share.byHand')}</p>
        )}
        <p role="status">{isCopied && say('share.copied')}</p>
      </div>
    </Sheet>
  );
}
