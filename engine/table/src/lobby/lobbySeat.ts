import type { TableInfo } from '@omerta/protocol';

/** My seat at a table that is not dealt yet, for a game's own part of the lobby. */
export interface LobbySeat {
  readonly info: TableInfo;
  readonly mine: number | undefined;
  sit(seat: number): Promise<boolean>;
  /** Sets options of the game; the others stay as they are. */
  changeOptions(options: object): Promise<boolean>;
}
