// The little of boardgame.io that we use. Declared here because the comparison is optional: types are checked without it.
declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
  export const ActivePlayers: { readonly ALL: object };
}

declare module 'boardgame.io/internal' {
  export interface Context<G> {
    readonly G: G;
    readonly playerID: string;
    readonly random: Chance;
  }

  export interface Chance {
    Shuffle<T>(list: readonly T[]): T[];
  }

  export interface Game<G> {
    readonly name: string;
    readonly seed: number;
    readonly disableUndo: boolean;
    setup(context: { readonly ctx: { readonly numPlayers: number }; readonly random: Chance }): G;
    readonly turn: { readonly activePlayers: object };
    readonly moves: { readonly [name: string]: (context: Context<G>, ...args: never[]) => 'INVALID_MOVE' | undefined };
    endIf(context: { readonly G: G }): unknown;
  }

  export interface State<G> {
    readonly G: G;
    readonly ctx: { readonly gameover?: unknown };
    readonly _stateID: number; // goes up with every move that is not refused
  }

  export interface Action {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
  }

  export function ProcessGameConfig<G>(game: Game<G>): Game<G>;
  export function InitializeGame<G>(match: { game: Game<G>; numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(match: { game: Game<G> }): (state: State<G>, action: Action) => State<G>;
}
