import { Button } from '@omerta/table/ui/Button.tsx';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { peopleApi, type Ticket } from '../net/peopleApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './account.module.css';

export interface MoveDeviceProps {
  /** Where the other device goes once it is me: a table, for one. */
  readonly then?: string;
}

/** A code for the camera of my other device. It is good once, and for a short while. */
export function MoveDevice({ then = '/' }: MoveDeviceProps) {
  const say = useWords(pageWords);
  const [ticket, setTicket] = useState<Ticket>();
  const { doing, start } = useDoing<'ticket'>(say);
  useEffect(() => {
    if (ticket === undefined) return;
    const timer = setTimeout(() => setTicket(undefined), ticket.seconds * 1000);
    return () => clearTimeout(timer);
  }, [ticket]);
  return (
    <div className={styles.form}>
      <p className={styles.words}>{say('device.words')}</p>
      {ticket === undefined ? (
        <Button
          isBusy={doing === 'ticket'}
          onClick={() => start('ticket', async () => setTicket(await peopleApi.newTicket()))}
        >
          {say('device.show')}
        </Button>
      ) : (
        <>
          <div className={styles.qr}>
            <QrCode text={ticketLink(ticket.ticket, then)} label={say('device.code')} />
          </div>
          <p role="status">{say('device.soon', { minutes: Math.round(ticket.seconds / 60) })}</p>
        </>
      )}
    </div>
  );
}

/** Behind the hash, which browsers keep to themselves: the ticket stands in no log. */
const ticketLink = (ticket: string, then: string): string =>
  new URL(`account#${new URLSearchParams({ ticket, then })}`, document.baseURI).href;
