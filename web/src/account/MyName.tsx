import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { rename, usePerson } from '../net/people.ts';
import { NameField } from '../page/NameField.tsx';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';

/** The name others see. */
export function MyName() {
  const say = useWords(pageWords);
  const person = usePerson();
  const liked = useSettings(settings => settings.name);
  const [name, setName] = useState(person?.name ?? liked);
  const { doing, start } = useDoing<'name'>(say);
  const save = async () => {
    if (await start('name', () => rename(name))) toast(say('name.saved'));
  };
  return (
    <Panel title={say('name.title')}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.wide}>
          <NameField value={name} onChange={setName} />
        </div>
        <Button type="submit" look="primary" isBusy={doing === 'name'} closed={name.trim() === '' && say('name.empty')}>
          {say('name.save')}
        </Button>
        {person !== undefined && (
          <p className={styles.words}>{say(person.account ? 'account.isAccount' : 'account.isGuest')}</p>
        )}
      </form>
    </Panel>
  );
}
