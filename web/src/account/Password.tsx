import { Button } from '@omerta/table/ui/Button.tsx';
import { Field } from '@omerta/table/ui/Field.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { logOut } from '../net/people.ts';
import { peopleApi } from '../net/peopleApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';
import { SHORTEST_PASSWORD } from './passwords.ts';
import { tellHereStill } from './push.ts';

/** Of an account: another password, and the way out. */
export function Password() {
  const say = useWords(pageWords);
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const { doing, start } = useDoing<'password' | 'logOut'>(say);
  const change = async () => {
    if (!(await start('password', () => peopleApi.changePassword(old, password).then(tellHereStill)))) return;
    setOld('');
    setPassword('');
    toast(say('password.done'));
  };
  return (
    <Panel title={say('password.title')}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void change();
        }}
      >
        <Field
          className={styles.wide}
          label={say('password.old')}
          type="password"
          value={old}
          onChange={setOld}
          autoComplete="current-password"
        />
        <Field
          className={styles.wide}
          label={say('password.new')}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          hint={say('password.short', { count: SHORTEST_PASSWORD })}
        />
        <div className={styles.row}>
          <Button
            type="submit"
            isBusy={doing === 'password'}
            closed={password.length < SHORTEST_PASSWORD && say('password.short', { count: SHORTEST_PASSWORD })}
          >
            {say('password.change')}
          </Button>
          <Button look="ghost" isBusy={doing === 'logOut'} onClick={() => start('logOut', logOut)}>
            {say('account.logOut')}
          </Button>
        </div>
        <p className={styles.words}>{say('password.words')}</p>
      </form>
    </Panel>
  );
}
