import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { ensurePerson, usePerson } from '../net/people.ts';
import { NameField } from '../page/NameField.tsx';
import { sayRefusal } from '../page/refusals.ts';
import { pageWords } from '../words/pageWords.ts';
import type { Lobby } from './useLobby.ts';
import styles from './Visitor.module.css';

/** For a visitor without a seat. */
export function Visitor({ lobby }: { readonly lobby: Lobby }) {
  const say = useWords(pageWords);
  const person = usePerson();
  const [name, setName] = useState<string>();
  const [seat] = lobby.gathering.empty;
  const sit = async () => {
    try {
      await ensurePerson(name);
    } catch (error) {
      return sayRefusal(say, error);
    }
    if (seat !== undefined) await lobby.sit(seat);
  };
  if (seat === undefined) {
    return (
      <Panel label={say('visitor.title')}>
        <p>{say('visitor.full')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={say('visitor.title')} className={styles.visitor}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void sit();
        }}
      >
        <NameField value={name ?? person?.name ?? ''} onChange={setName} />
        <Button type="submit" look="primary" isBusy={lobby.doing === 'sit'}>
          {say('join.sit')}
        </Button>
      </form>
    </Panel>
  );
}
