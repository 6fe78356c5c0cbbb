// What is measured, and what is said of it.

/** Milliseconds, one for each move. */
export interface Times {
  readonly acknowledged: readonly number[]; // from sending to the answer
  readonly seen: readonly number[]; // from sending to the last view at that table
}

/** Of the server, as it says itself. */
export interface Reading {
  readonly memory: number; // bytes, resident
  readonly processor: number; // seconds of all its threads so far
  readonly lag: number; // seconds its event loop was late, 99 %
}

/** Of the process of the clients. */
export interface Played extends Times {
  readonly moves: number;
  readonly refused: Readonly<Record<string, number>>; // by code
  readonly views: number;
  readonly bytes: number; // of the views
  readonly seconds: number;
  readonly processor: number; // seconds
}

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** Moments of a run, in their order, at which the server is read. */
export type Moment = 'started' | 'loaded' | 'watched' | 'moved';
export type Readings = Readonly<Record<Moment, Reading>>;

export interface Figures {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly acknowledged: Quantiles; // milliseconds
  readonly seen: Quantiles; // milliseconds
  readonly viewsPerSecond: number;
  readonly bytesPerView: number;
  readonly memory: {
    readonly started: number; // megabytes
    readonly moved: number;
    readonly idleTable: number; // kilobytes for each table that is in memory and nobody looks at
    readonly liveTable: number; // kilobytes for each table with its sockets, after the moves
  };
  readonly processor: { readonly server: number; readonly clients: number }; // cores
  readonly lag: number; // milliseconds
}

export function figuresOf(tables: number, played: Played, { started, loaded, watched, moved }: Readings): Figures {
  const perTable = (bytes: number) => Math.round(bytes / 1024 / tables);
  const { seconds } = played;
  return {
    moves: played.moves,
    movesPerSecond: played.moves / seconds,
    refused: played.refused,
    acknowledged: quantilesOf(played.acknowledged),
    seen: quantilesOf(played.seen),
    viewsPerSecond: played.views / seconds,
    bytesPerView: played.bytes / played.views,
    memory: {
      started: started.memory / MEGA,
      moved: moved.memory / MEGA,
      idleTable: perTable(loaded.memory - started.memory),
      liveTable: perTable(moved.memory - started.memory),
    },
    processor: { server: (moved.processor - watched.processor) / seconds, clients: played.processor / seconds },
    lag: moved.lag * 1000,
  };
}

const MEGA = 1024 * 1024;
