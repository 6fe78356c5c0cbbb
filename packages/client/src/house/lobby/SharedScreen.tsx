import type { TableInfo } from '@omerta/protocol';
import { useState } from 'react';
import { tablesApi } from '../../net/tablesApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useWords } from '../../words/useWords.ts';
import { useDoing } from '../useDoing.ts';
import styles from './Invite.module.css';

/** A television or tablet in the middle of the room shows the table; phones are hands. It shows nothing private. */
export function SharedScreen({ info }: { readonly info: TableInfo }) {
  const say = useWords('house');
  const [link, setLink] = useState<string>();
  const { doing, start } = useDoing<'open' | 'close'>(say);
  if (info.you.viewer === 'spectator') return undefined;
  const open = () =>
    start('open', async () => {
      const { path } = await tablesApi.openScreen(info.match);
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
          onClick={() => start('close', () => tablesApi.closeScreen(info.match))}
        >
          {say('screen.close')}
        </Button>
      )}
      {link !== undefined && (
        <Sheet title={say('screen.open')} onClose={() => setLink(undefined)} closeLabel={say('close')}>
          <div className={styles.ways}>
            <div className={styles.qr}>
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
        </Sheet>
      )}
    </div>
  );
}
