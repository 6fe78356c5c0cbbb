import { LONGEST_NAME } from '@omerta/names/readName.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Field } from '@omerta/table/ui/Field.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { logIn, makeAccount, people, usePerson } from '../net/people.ts';
import type { Credentials } from '../net/peopleApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';
import { failedLoginWords } from './failedLoginWords.ts';
import { SHORTEST_PASSWORD } from './passwords.ts';
import { tellHereStill } from './push.ts';

/** A guest makes an account, or comes back to one. */
export function KeepAccount() {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const person = usePerson();
  const [wish, setWish] = useState<'make' | 'logIn'>('make');
  const [written, setName] = useState<string>();
  const name = written ?? person?.name ?? '';
  const [password, setPassword] = useState('');
  const { doing, start } = useDoing<'enter'>(say);
  const enter = async () => {
    const act = wish === 'make' ? (who: Credentials) => makeAccount(who).then(tellHereStill) : logIn;
    if (!(await start('enter', () => act({ name, password })))) return;
    const failed = people.getState().person?.failedLogins;
    toast(say(`account.${wish}.done`));
    if (failed !== undefined) toast(failedLoginWords(say, failed, language), 'danger');
  };
  const closed =
    (name.trim() === '' && say('name.empty')) ||
    (password.length < SHORTEST_PASSWORD && say('password.short', { count: SHORTEST_PASSWORD }));
  return (
    <Panel title={say('account.keep')}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void enter();
        }}
      >
        <Segmented
          label={say('account.wish')}
          isLabelHidden
          value={wish}
          options={(['make', 'logIn'] as const).map(value => ({ value, label: say(`account.${value}`) }))}
          onChange={setWish}
        />
        <p className={styles.words}>{say(`account.${wish}.words`)}</p>
        <Field
          className={styles.wide}
          label={say('account.name')}
          value={name}
          onChange={setName}
          maxLength={LONGEST_NAME}
          autoComplete="username"
          spellCheck={false}
        />
        <Field
          className={styles.wide}
          label={say('password.label')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete={wish === 'make' ? 'new-password' : 'current-password'}
          hint={wish === 'make' && say('password.short', { count: SHORTEST_PASSWORD })}
        />
        <Button type="submit" look="primary" isBusy={doing === 'enter'} closed={closed}>
          {say(`account.${wish}`)}
        </Button>
      </form>
    </Panel>
  );
}
