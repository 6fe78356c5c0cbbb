import type { TableInfo } from '@omerta/protocol';
import { OnlyHere } from '@omerta/table/lobby/OnlyHere.tsx';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { CodeLetters } from '@omerta/table/ui/troubleArt.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId } from 'react';
import { useIsNarrow } from '../page/useIsNarrow.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './Invite.module.css';
import { InviteAgain } from './InviteAgain.tsx';
import { inviteLink } from './inviteLink.ts';
import { SharedScreen } from './SharedScreen.tsx';

/** How others come: a code to say, a link to send, a picture for cameras, a screen for the room. */
export function Invite({ info }: { readonly info: TableInfo }) {
  const say = useWords(pageWords);
  const id = useId();
  const isNarrow = useIsNarrow(599);
  const link = inviteLink(info, document.baseURI);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(say('invite.copied'));
  };
  const share = () => navigator.share({ url: link, title: 'Omertà' }).catch(() => undefined); // they thought better of it
  const ways = (
    <>
      <div className={styles.ways}>
        <div className={styles.qr}>
          <QrCode text={link} label={say('invite.qr')} />
        </div>
        <div className={styles.words}>
          {info.code !== undefined && (
            <p className={styles.code}>
              <span className="unseen">{say('lobby.code', { code: [...info.code].join(' ') })}</span>
              <span aria-hidden="true">{info.code}</span>
            </p>
          )}
          <p>{say(info.code === undefined ? 'invite.scan' : 'invite.scanOrType')}</p>
          {isSecureContext ? (
            <>
              <Button icon={<Icon name="copy" />} onClick={copy}>
                {say('invite.copy')}
              </Button>
              {'share' in navigator && (
                <Button look="ghost" icon={<Icon name="share" />} onClick={share}>
                  {say('invite.share')}
                </Button>
              )}
            </>
          ) : (
            <p>{say('invite.needsHttps')}</p>
          )}
        </div>
      </div>
      <label htmlFor={id} className="unseen">
        {say('invite.link')}
      </label>
      <input id={id} className={styles.link} readOnly value={link} onFocus={event => event.target.select()} />
      <OnlyHere link={link} />
      <SharedScreen info={info} />
      <InviteAgain info={info} />
    </>
  );
  if (!isNarrow) return <Panel title={say('invite.title')}>{ways}</Panel>;
  return (
    <details className={styles.folded}>
      <summary>
        <span className={styles.title}>{say('invite.title')}</span>
        {info.code !== undefined && (
          <>
            <CodeLetters code={info.code} />
            <span className="unseen">{say('lobby.code', { code: [...info.code].join(' ') })}</span>
          </>
        )}
        <Icon name="qr" size={26} />
      </summary>
      {ways}
    </details>
  );
}
