import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { comeInWith } from '../net/people.ts';
import { sayRefusal } from '../page/refusals.ts';
import { pageWords } from '../words/pageWords.ts';

/** This is the other device: a ticket came with the address. It is used once, and taken out of the address first. */
export function TicketHere() {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  useEffect(() => {
    const brought = new URLSearchParams(location.hash.slice(1));
    const ticket = brought.get('ticket');
    if (ticket === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    comeInWith(ticket).then(
      person => {
        toast(say('device.here', { name: person.name }));
        go(pathOfOurs(brought.get('then')), { replace: true });
      },
      (error: unknown) => sayRefusal(say, error),
    );
  }, [say, go]);
  return undefined;
}

/** Only a path: a ticket never leads to another server. */
const pathOfOurs = (path: string | null): string => (path !== null && /^\/(?!\/)/.test(path) ? path : '/');
