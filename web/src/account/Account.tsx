import { useWords } from '@omerta/table/words/useWords.ts';
import { usePerson } from '../net/people.ts';
import { pageWords } from '../words/pageWords.ts';
import { AnotherDevice } from './account/AnotherDevice.tsx';
import styles from './account/account.module.css';
import { KeepAccount } from './account/KeepAccount.tsx';
import { Muted } from './account/Muted.tsx';
import { MyName } from './account/MyName.tsx';
import { Notifications } from './account/Notifications.tsx';
import { Password } from './account/Password.tsx';
import { RemoveMe } from './account/RemoveMe.tsx';
import { TicketHere } from './account/TicketHere.tsx';
import { Tokens } from './account/Tokens.tsx';
import { HousePage } from './HousePage.tsx';

/** Who I am here, and what the house keeps of me. */
export default function Account() {
  const say = useWords(pageWords);
  const person = usePerson();
  return (
    <HousePage title={say('account.title')}>
      <TicketHere />
      <div className={styles.parts}>
        <MyName key={person?.id} />
        {person?.account === true ? <Password /> : <KeepAccount />}
        {person !== undefined && (
          <>
            <AnotherDevice />
            <Notifications />
            <Muted />
            <Tokens />
            <RemoveMe person={person} />
          </>
        )}
      </div>
    </HousePage>
  );
}
