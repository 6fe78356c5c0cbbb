import { Button } from '@omerta/table/ui/Button.tsx';
import { Field } from '@omerta/table/ui/Field.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Person, removeMe } from '../net/people.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';

/** The server forgets me. Asked once more, because it cannot be undone. */
export function RemoveMe({ person }: { readonly person: Person }) {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const { doing, refusal, start } = useDoing<'remove'>(say, 'here');
  const remove = async () => {
    if (!(await start('remove', () => removeMe(person.account ? password : undefined)))) return;
    toast(say('remove.done'));
    go('/');
  };
  return (
    <Panel title={say('remove.title')}>
      <div className={styles.form}>
        <p className={styles.words}>{say('remove.words')}</p>
        <Button look="danger" onClick={() => setAsking(true)}>
          {say('remove.ask')}
        </Button>
      </div>
      {isAsking && (
        <Sheet title={say('remove.title')} onClose={() => setAsking(false)} closeLabel={say('close')}>
          <form
            className={styles.form}
            onSubmit={event => {
              event.preventDefault();
              void remove();
            }}
          >
            <p>{say('remove.sure', { name: person.name })}</p>
            {person.account && (
              <Field
                className={styles.wide}
                label={say('password.label')}
                type="password"
                value={password}
                onChange={setPassword}
                autoComplete="current-password"
              />
            )}
            {refusal !== undefined && (
              <p role="alert" className={styles.refusal}>
                {refusal}
              </p>
            )}
            <div className={styles.row}>
              <Button onClick={() => setAsking(false)}>{say('remove.keep')}</Button>
              <Button type="submit" look="danger" isBusy={doing === 'remove'}>
                {say('remove.do')}
              </Button>
            </div>
          </form>
        </Sheet>
      )}
    </Panel>
  );
}
