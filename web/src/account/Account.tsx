import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { usePerson } from '../net/people.ts';
import { Page } from '../page/Page.tsx';
import { pageWords } from '../words/pageWords.ts';
import { AnotherDevice } from './AnotherDevice.tsx';
import styles from './account.module.css';
import { Devices } from './Devices.tsx';
import { KeepAccount } from './KeepAccount.tsx';
import { Muted } from './Muted.tsx';
import { MyName } from './MyName.tsx';
import { Notifications } from './Notifications.tsx';
import { Password } from './Password.tsx';
import { RemoveMe } from './RemoveMe.tsx';
import { TicketHere } from './TicketHere.tsx';
import { Tokens } from './Tokens.tsx';

/** Who I am here, and what the server keeps of me. */
export default function Account() {
  const say = useWords(pageWords);
  const person = usePerson();
  const [endings, setEndings] = useState(0); // after each the list of tokens is read anew
  return (
    <Page title={say('account.title')}>
      <TicketHere />
      <div className={styles.parts}>
        <MyName key={person?.id} />
        {person?.account === true ? <Password /> : <KeepAccount />}
        {person !== undefined && (
          <>
            <AnotherDevice />
            <Devices onEndOthers={() => setEndings(endings + 1)} />
            <Notifications />
            <Muted />
            <Tokens key={endings} />
            <RemoveMe person={person} />
          </>
        )}
      </div>
    </Page>
  );
}
