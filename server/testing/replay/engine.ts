/** A Node or a browser that replays records and returns their fingerprints. */
export interface Engine {
  readonly name: string; // with its version
  replay(record: string): Promise<string>;
  end(): Promise<void>;
}
