import type { TableInfo } from '@omerta/protocol';
import { OnlyHere } from '@omerta/table/lobby/OnlyHere.tsx';
import { useControllerChoice } from '@omerta/table/table/useControllerChoice.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { screenApi } from '../net/screenApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './Invite.module.css';

/** A television or tablet in the middle of the room shows the table; phones are hands. It shows nothing private. */
export function SharedScreen({ info }: { readonly info: TableInfo }) {
  const say = useWords(pageWords);
  const [link, setLink] = useState<string>();
  const [isHand, setHand] = useControllerChoice(info);
  const { doing, start } = useDoing<'open' | 'close'>(say);
  if (info.you.viewer === 'spectator') return undefined;
  const open = () =>
    start('open', async () => {
      const { path } = await screenApi.open(info.match);
      setLink(new URL(path, document.baseURI).href);
    });
  return (
    <div className={styles.screen}>
      <p>{say(info.hasScreen ? 'screen.isOpen' : 'screen.words')}</p>
      <Button icon={<Icon name="screen" />} isBusy={doing === 'open'} onClick={open}>
        {say('screen.open')}
      </Button>
      {info.hasScreen && (
        <Button
          look="ghost"
          isBusy={doing === 'close'}
          onClick={() => start('close', () => screenApi.close(info.match))}
        >
          {say('screen.close')}
        </Button>
      )}
      {info.hasScreen && (
        <Toggle label={say('screen.hand')} hint={say('screen.hand.hint')} value={isHand} onChange={setHand} />
      )}
      {link !== undefined && (
        <Sheet title={say('screen.open')} onClose={() => setLink(undefined)} closeLabel={say('close')}>
          <div className={styles.ways}>
            <div className={styles.bigQr}>
              <QrCode text={link} label={say('screen.qr')} />
            </div>
            <div className={styles.words}>
              <p>{say('screen.how')}</p>
              <a href={link} target="_blank" rel="noreferrer">
                {say('screen.here')}
              </a>
            </div>
          </div>
          <input
            className={styles.link}
            readOnly
            value={link}
            aria-label={say('screen.link')}
            onFocus={event => event.target.select()}
          />
          <OnlyHere link={link} />
        </Sheet>
      )}
    </div>
  );
}
