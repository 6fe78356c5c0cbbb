import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { seenFailedLogins, usePerson } from '../net/people.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';
import { failedLoginWords } from './failedLoginWords.ts';

/** Wrong passwords that were tried on my account. Nothing where there were none. */
export function FailedLogins() {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const person = usePerson();
  const { doing, start } = useDoing<'seen'>(say);
  if (person?.failedLogins === undefined) return undefined;
  return (
    <div role="status" className={styles.form}>
      <p className={styles.refusal}>{failedLoginWords(say, person.failedLogins, language)}</p>
      <Button size="small" isBusy={doing === 'seen'} onClick={() => start('seen', seenFailedLogins)}>
        {say('devices.failed.seen')}
      </Button>
    </div>
  );
}
