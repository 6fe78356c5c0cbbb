import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';
import { isTold, tellHere, tellHereNoLonger, whyNoPush } from './push.ts';

/** "It is your turn", even when no page is open. */
export function Notifications() {
  const say = useWords(pageWords);
  const why = whyNoPush();
  const [isOn, setOn] = useState<boolean>();
  const { doing, start } = useDoing<'push'>(say);
  useEffect(() => {
    isTold().then(setOn, () => setOn(false));
  }, []);
  const turn = () =>
    start('push', async () => {
      if (isOn === true) await tellHereNoLonger();
      else await tellHere();
      setOn(await isTold());
    });
  return (
    <Panel title={say('push.title')}>
      <div className={styles.form}>
        <p className={styles.words}>
          {why === undefined ? say(isOn === true ? 'push.on' : 'push.off') : say(`push.${why}`)}
        </p>
        {why === undefined && isOn !== undefined && (
          <Button isBusy={doing === 'push'} icon={<Icon name="bell" />} onClick={turn}>
            {say(isOn ? 'push.turnOff' : 'push.turnOn')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
