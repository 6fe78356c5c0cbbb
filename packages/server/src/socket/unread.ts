// What was sent and waits because a page does not read. Whoever lets too much wait is cut off, whether told or answered;
// it may come back and ask what it missed.

/** As engine.io tells it: packets are made, handed over to the transport, and taken by the system. */
export interface Line {
  on(event: 'packetCreate', hear: (packet: { readonly data?: string }) => void): unknown;
  on(event: 'flush', hear: () => void): unknown;
  once(event: 'close', hear: () => void): unknown;
  readonly transport: { on(event: 'drain', hear: () => void): unknown };
}

export class Unread {
  #lines = 0;
  #waiting = 0; // letters, of all lines

  watch(line: Line, hangUp: () => void): void {
    let [own, handedOver] = [0, 0];
    const add = (letters: number) => {
      own += letters;
      this.#waiting += letters;
    };
    this.#lines += 1;
    line.on('packetCreate', ({ data = '' }) => {
      if (own > this.#mayWait) hangUp(); // what waits already: one long answer alone is no reason
      add(data.length);
    });
    line.on('flush', () => {
      handedOver = own;
    });
    line.transport.on('drain', () => add(-handedOver));
    line.once('close', () => {
      add(-own);
      this.#lines -= 1;
    });
  }

  /** Its share, where all together let too much wait. */
  get #mayWait(): number {
    return this.#waiting > MOST_OF_ALL ? MOST_OF_ALL / this.#lines : MOST_UNSENT;
  }
}

const MOST_UNSENT = 256 * 1024; // letters
const MOST_OF_ALL = 32 * 1024 * 1024;
