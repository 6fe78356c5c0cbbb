import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Field } from '@omerta/table/ui/Field.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { peopleApi, type Token } from '../net/peopleApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';

const LONGEST = 40;

/** Programs of mine that may sit and play as me. */
export function Tokens() {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  const { doing, start } = useDoing<'make' | 'takeBack'>(say);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const list = useCallback(() => peopleApi.tokens().then(answer => setTokens(answer.tokens)), []);
  useEffect(() => {
    list().catch(() => undefined); // the connection state says so
  }, [list]);
  const make = () =>
    start('make', async () => {
      setSecret((await peopleApi.newToken(name.trim())).token);
      setName('');
      await list();
    });
  const takeBack = (id: string) =>
    start('takeBack', async () => {
      await peopleApi.takeTokenBack(id);
      setSecret(undefined);
      await list();
    });
  return (
    <Panel title={say('tokens.title')}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void make();
        }}
      >
        <p className={styles.words}>{say('tokens.words')}</p>
        <ul className={styles.list}>
          {tokens.map(token => (
            <li key={token.id}>
              <span>
                {token.name} <small>{day.format(token.createdAt)}</small>
              </span>
              <Button
                size="small"
                onClick={() => takeBack(token.id)}
                aria-label={say('tokens.takeBackOf', { name: token.name })}
              >
                {say('tokens.takeBack')}
              </Button>
            </li>
          ))}
        </ul>
        {secret !== undefined && (
          <div role="status" className={styles.wide}>
            <p>{say('tokens.once')}</p>
            <p className={styles.secret}>{secret}</p>
          </div>
        )}
        <Field
          className={styles.wide}
          label={say('tokens.name')}
          value={name}
          onChange={setName}
          maxLength={LONGEST}
          autoComplete="off"
        />
        <Button type="submit" isBusy={doing === 'make'} closed={name.trim() === '' && say('tokens.empty')}>
          {say('tokens.make')}
        </Button>
      </form>
    </Panel>
  );
}
