import type { TableInfo } from '@omerta/protocol';
import { OnlyHere } from '@omerta/table/lobby/OnlyHere.tsx';
import { basePath } from '@omerta/table/net/basePath.ts';
import { useAct } from '@omerta/table/table/useAct.ts';
import { useControllerChoice } from '@omerta/table/table/useControllerChoice.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { MoveDevice } from '../account/MoveDevice.tsx';
import { type ScreenLink, screenApi } from '../net/screenApi.ts';
import styles from './TableMenu.module.css';

/** A screen in the middle of the table, this device as a hand beside it, and my seat on another device. */
export function DeviceSection({ info }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  const { match, you } = info;
  const [isHand, setHand] = useControllerChoice(info);
  const [isMoving, setMoving] = useState(false);
  if (you.viewer === 'spectator') return null;
  return (
    <section className={styles.section}>
      <h3>{say('menu.devices')}</h3>
      <SharedScreen info={info} />
      <Toggle label={say('hand.use')} value={isHand} onChange={setHand} />
      {isMoving ? (
        <MoveDevice then={`/t/${match}`} />
      ) : (
        <Button onClick={() => setMoving(true)}>{say('device.move')}</Button>
      )}
    </section>
  );
}

function SharedScreen({ info }: { readonly info: TableInfo }) {
  const say = useWords(tableWords);
  const { match, hasScreen } = info;
  const [isHand, setHand] = useControllerChoice(info);
  const { isBusy, isRefused, act } = useAct('here');
  const [link, setLink] = useState<ScreenLink>();
  const address = link === undefined ? undefined : `${location.origin}${basePath()}/${link.path}`;
  const open = async () => {
    setHand(isHand); // who puts the screen up reads its address here: this device stays what it is
    setLink(await screenApi.open(match));
  };
  const down = async () => {
    await screenApi.close(match);
    setLink(undefined);
  };
  return (
    <>
      {address === undefined ? (
        <Button isBusy={isBusy} onClick={() => act(open)}>
          {say('screen.open')}
        </Button>
      ) : (
        <>
          <p className={styles.hint}>{say('screen.words')}</p>
          <div className={styles.qr}>
            <QrCode text={address} label={say('screen.qr')} />
          </div>
          <a className={styles.link} href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
          <OnlyHere link={address} />
        </>
      )}
      {hasScreen && (
        <Button look="ghost" isBusy={isBusy} onClick={() => act(down)}>
          {say('screen.down')}
        </Button>
      )}
      {isRefused && (
        <p className={styles.refused} role="alert">
          {say('refused')}
        </p>
      )}
    </>
  );
}
