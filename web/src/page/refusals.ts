import { toast } from '@omerta/table/ui/toasts.ts';
import type { Say } from '@omerta/table/words/useWords.ts';
import { ApiError, codeOf } from '../net/api.ts';
import type { PageWords } from '../words/pageWords.ts';

/** The refusals that have words of their own; whatever else happens is a fault of ours. */
const SAID = [
  'offline',
  'changedPromise',
  'badName',
  'badOptions',
  'noSuchLevel',
  'notSignedIn',
  'wrongPassword',
  'badTicket',
  'notOffered',
  'notHost',
  'notSeated',
  'notFound',
  'noSuchMatch',
  'noSuchPack',
  'nameTaken',
  'hasPassword',
  'seatTaken',
  'factionTaken',
  'noSuchSeat',
  'alreadySeated',
  'notInLobby',
  'notReady',
  'stillThere',
  'justLeft',
  'shownOut',
  'spectatorsOff',
  'changed',
  'tooMany',
  'tooManyTries',
  'full',
  'busy',
  'stopping',
] as const;

export function refusalWords(say: Say<PageWords>, error: unknown): string {
  const code = codeOf(error);
  const said = SAID.find(each => each === code);
  if (said === undefined) return say('refusal.fault');
  if (said === 'factionTaken') return say('refusal.factionTaken', { name: takenBy(error) });
  return said === 'tooManyTries' ? say('refusal.tooManyTries', { minutes: minutesIn(error) }) : say(`refusal.${said}`);
}

/** None for less than one. */
function minutesIn(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return seconds < 60 ? 0 : Math.ceil(seconds / 60);
}

const takenBy = (error: unknown): string => (error instanceof ApiError ? (error.takenBy ?? '') : '');

/** Says what was refused, over the page. */
export const sayRefusal = (say: Say<PageWords>, error: unknown): void => toast(refusalWords(say, error), 'danger');
