import { type GameRecord, type Outcome, type Stretch, survivingChoices } from '@omerta/kernel';
import type { StoredGame } from './savedGame.ts';

/** A game as a file that every part of Omertà reads: replays here, `omerta replay` and `omerta verify`. */
export interface RecordFile {
  readonly format: 'omerta-record/1';
  readonly record: GameRecord;
  readonly players: readonly { readonly name: string; readonly bot?: string }[];
  readonly outcome?: Outcome;
  readonly pack?: object; // where it is not the standard one
  /** Where another version of the rules went on; missing where one played the whole game. */
  readonly stretches?: readonly Stretch[];
}

export function recordFileOf({ saved, rows }: StoredGame): RecordFile {
  const { game, start, seats, pack, packHash, played, outcome } = saved;
  const record: GameRecord = {
    game,
    version: played[0]?.version ?? 0,
    pack: packHash,
    options: start.options,
    seed: start.seed,
    ...(start.kind === 'state' ? { start: start.state } : {}),
    choices: survivingChoices(rows),
  };
  return {
    format: 'omerta-record/1',
    record,
    players: seats.map(({ name, level }) => ({ name, ...(level === undefined ? {} : { bot: level }) })),
    ...(outcome === undefined ? {} : { outcome }),
    ...(pack === undefined ? {} : { pack }),
    ...(played.length > 1 ? { stretches: played.map(byChoice) } : {}),
  };

  /** Stretches count rows, records count choices; nothing is taken back across a change of the rules. */
  function byChoice(stretch: Stretch): Stretch {
    return { ...stretch, from: survivingChoices(rows.slice(0, stretch.from - 1)).length + 1 };
  }
}

export const matchOf = ({ record }: RecordFile): string => record.fairDeal?.match ?? 'record';
