import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Device, peopleApi } from '../net/peopleApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';
import { FailedLogins } from './FailedLogins.tsx';
import { tellHereStill } from './push.ts';

/** Browsers I am logged in with. I can log out each of the others, or all of them and my programs. */
export function Devices({ onEndOthers }: { readonly onEndOthers: () => void }) {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const { doing, start } = useDoing<'end' | 'endOthers'>(say);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const list = useCallback(() => peopleApi.devices().then(answer => setDevices(answer.sessions)), []);
  useEffect(() => {
    list().catch(() => undefined); // the connection state says so
  }, [list]);
  const endOthers = async () => {
    if (!(await start('endOthers', () => peopleApi.endOtherDevices().then(tellHereStill).then(list)))) return;
    onEndOthers();
    toast(say('devices.endOthers.done'));
  };
  return (
    <Panel title={say('devices.title')}>
      <div className={styles.form}>
        <FailedLogins />
        <ul className={styles.list}>
          {devices.map(device => (
            <li key={device.id}>
              <span>
                {nameOf(device) ?? say('devices.unknown')}
                <small>
                  {device.isThis ? say('devices.this') : say('devices.seen', { day: day.format(device.seenAt) })}
                </small>
              </span>
              {!device.isThis && (
                <Button
                  size="small"
                  aria-label={say('devices.endOf', { device: nameOf(device) ?? say('devices.unknown') })}
                  onClick={() => start('end', () => peopleApi.endDevice(device.id).then(list))}
                >
                  {say('devices.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button isBusy={doing === 'endOthers'} onClick={endOthers}>
          {say('devices.endOthers')}
        </Button>
        <p className={styles.words}>{say('devices.endOthers.words')}</p>
      </div>
    </Panel>
  );
}

/** Names of products: the same in every language. */
const nameOf = ({ browser, system }: Device): string | undefined =>
  [browser, system].filter(part => part !== undefined).join(' · ') || undefined;
