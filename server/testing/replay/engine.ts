/** Something that runs our code: a Node or a browser. It is given records and answers with what came of them. */
export interface Engine {
  readonly name: string; // with its version
  replay(record: string): Promise<string>;
  end(): Promise<void>;
}
