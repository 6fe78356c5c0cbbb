import {
  type RecordFile as AnyRecordFile,
  type GameRecord,
  RECORD_FORMAT,
  type RecordedPlayer,
  type Stretch,
  survivingChoices,
} from '@omerta/kernel';
import type { StoredGame } from './savedGame.ts';

/** A game as a file that every part of Omertà reads: replays here, `omerta replay` and `omerta verify`. */
export interface RecordFile extends AnyRecordFile {
  readonly players: readonly RecordedPlayer[];
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
    format: RECORD_FORMAT,
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

/** How many sit at the table; every game says so in its options. */
export function playersIn(options: unknown): number | undefined {
  const { players }: { readonly players?: unknown } = typeof options === 'object' && options !== null ? options : {};
  return typeof players === 'number' && Number.isInteger(players) && players >= 2 && players <= 20
    ? players
    : undefined;
}
