import { remember, remembered } from '@omerta/table/settings/deviceMemory.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import styles from './serviceWorkerNotices.module.css';
import { keepOnDevice, letIn, newVersion } from './serviceWorkerPage.ts';
import { midMove } from './table/midMove.ts';

/** Offers a new version or the installation; never while the player is about to choose. */
export default function ServiceWorkerNotices() {
  useEffect(() => {
    keepOnDevice().catch(reportError); // without it everything works, only not without a network
  }, []);
  const isMidMove = useStore(midMove, state => state.isMidMove);
  const waiting = useStore(newVersion, state => state.waiting);
  const [isLater, setLater] = useState(false);
  if (isMidMove) return null;
  if (waiting !== undefined && !isLater) return <NewVersion waiting={waiting} onLater={() => setLater(true)} />;
  return <Install />;
}

function NewVersion({ waiting, onLater }: { readonly waiting: ServiceWorker; readonly onLater: () => void }) {
  const say = useWords(tableWords);
  return (
    <aside className={styles.notice} role="status">
      <div>
        <strong>{say('update.title')}</strong>
        <p>{say('update.words')}</p>
      </div>
      <Button onClick={onLater}>{say('update.later')}</Button>
      <Button look="primary" onClick={() => letIn(waiting)}>
        {say('update.now')}
      </Button>
    </aside>
  );
}

/** What browsers send that let a page offer its installation. Not in the standard library of types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED = 'omerta-install-dismissed';

/** Offered at home, once. Browsers that cannot install say nothing. */
function Install() {
  const say = useWords(tableWords);
  const [path] = useLocation();
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      if (remembered(DISMISSED) === undefined) setOffer(event as InstallOffer);
    };
    window.addEventListener('beforeinstallprompt', take);
    return () => window.removeEventListener('beforeinstallprompt', take);
  }, []);
  if (offer === undefined || path !== '/') return null;
  const dismiss = () => {
    remember(DISMISSED, 'yes');
    setOffer(undefined);
  };
  const install = async () => {
    await offer.prompt();
    dismiss();
  };
  return (
    <aside className={styles.notice}>
      <p>{say('install.words')}</p>
      <Button onClick={dismiss}>{say('update.later')}</Button>
      <Button look="primary" onClick={() => void install()}>
        {say('install.now')}
      </Button>
    </aside>
  );
}
