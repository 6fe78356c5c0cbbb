import type { Question } from '@omerta/protocol';
import type { AskedHint } from '../page/adviser.ts';
import type { TableState } from '../table/tableState.ts';

type Shown = Pick<TableState, 'info' | 'shown' | 'log'>;

/** What an adviser is told: what is drawn for this seat, and what it has seen. */
export function askedHint(
  { info, shown, log }: Shown,
  question: Question,
  pack: object | undefined,
): AskedHint | undefined {
  if (info === undefined || shown === undefined) return undefined;
  return {
    question: questionName({ info, shown }, question),
    game: info.game,
    pack: { hash: info.pack, content: pack },
    players: info.seats.length,
    view: shown.view,
    log: info.settings.log === 'closed' ? undefined : log, // a part alone would be taken for all that happened
  };
}

/** The same for the same question only. */
export const questionName = (
  { info, shown }: Omit<Shown, 'log'>,
  { prompt: { kind }, decision }: Pick<Question, 'prompt' | 'decision'>,
): string => `${info?.match} ${shown?.viewer} ${kind} ${decision}`;
