import type { TableInfo } from '@omerta/protocol';
import { useState } from 'react';
import { OnlyHere } from '../../house/lobby/OnlyHere.tsx';
import { MoveDevice } from '../../house/MoveDevice.tsx';
import { basePath } from '../../net/basePath.ts';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useWords } from '../../words/useWords.ts';
import { type ScreenLink, screenApi } from '../screenApi.ts';
import styles from '../TableMenu.module.css';
import { useAct } from '../useAct.ts';
import { useHandChoice } from '../useHandChoice.ts';

/** A screen in the middle of the table, this device as a hand beside it, and my seat on another device. */
export function DeviceSection({ info }: { readonly info: TableInfo }) {
  const say = useWords('table');
  const { match, you } = info;
  const [isHand, setHand] = useHandChoice(info);
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
  const say = useWords('table');
  const { match, hasScreen } = info;
  const [isHand, setHand] = useHandChoice(info);
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
