// A page that is opened in the middle of a game and asked for a hint: from the frame to the words.
import type { AnyRules } from '@omerta/bots';
import type { GameTypes, Seat } from '@omerta/kernel';
import { continueFrom, frameFor } from '@omerta/match';
import type { Frame } from '@omerta/protocol';
import { askedHint } from '@omerta/table/hints/askedHint.ts';
import type { AskedHint } from '@omerta/table/page/adviser.ts';
import type { TableSource } from '@omerta/table/table/source.ts';
import { openTable } from '@omerta/table/table/tableModel.ts';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { localInfo } from '../src/practice/localInfo.ts';
import { NAMES } from './hintGames.ts';

export interface Standing {
  readonly rules: AnyRules;
  readonly state: unknown;
  readonly events: readonly GameTypes['Event'][]; // from the deal on
  readonly players: number;
}

/** What a page that this seat opens now would ask its adviser. */
export async function askedOnPage({ rules, state, events, players }: Standing, seat: Seat): Promise<AskedHint> {
  const match = 'game';
  const progress = continueFrom(rules, state, players);
  const before = progress.versions.map(() => 0);
  const recent = [{ events, takenBack: [], before, after: progress.versions }];
  const sent = frameFor(match, { ...progress, recent }, seat, [], 0);
  const frame: Frame = JSON.parse(JSON.stringify(sent)); // as it comes over a line
  const table = openTable(sourceOf(frame, infoOf(rules, players, match, seat)));
  await Promise.resolve(); // the table draws it
  const shown = table.store.getState();
  table.close();
  const question = openQuestion(shown);
  const asked = question === undefined ? undefined : askedHint(shown, question, undefined);
  if (asked === undefined) throw new Error('The page shows no question');
  return asked;
}

function infoOf(rules: AnyRules, players: number, id: string, seat: Seat) {
  const seats = NAMES.slice(0, players).map(name => ({ name }));
  const start = { kind: 'deal', options: {}, seed: 0 } as const;
  const saved = { id, game: rules.id, start, seats, pace: 'instant', packHash: rules.pack } as const;
  return localInfo({ ...saved, startedAt: 0, playedAt: 0, played: [] }, seat, false);
}

function sourceOf(frame: Frame, info: ReturnType<typeof infoOf>): TableSource {
  const refuse = async () => ({ ok: false, code: 'stale' }) as const;
  return {
    kind: 'practice',
    listen(listener) {
      listener.connection({ kind: 'live' });
      listener.info(info);
      listener.frame(frame);
      return () => {};
    },
    answer: refuse,
    undo: refuse,
    draft: () => {},
    log: async () => undefined,
  };
}
