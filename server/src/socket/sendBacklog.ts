// What was sent and waits because a page does not read. Whoever lets too much wait is cut off, whether told or answered;
// it may come back and ask what it missed.

/** As engine.io tells it: packets are made, handed over to the transport, and taken by the system. */
export interface BacklogConnection {
  on(event: 'packetCreate', hear: (packet: { readonly data?: string }) => void): unknown;
  on(event: 'flush', hear: () => void): unknown;
  once(event: 'close', hear: () => void): unknown;
  readonly transport: { on(event: 'drain', hear: () => void): unknown };
}

interface Unsent {
  letters: number;
  handedOver: number; // of them
  disconnect(): void;
}

export class SendBacklog {
  readonly #waiting = new Set<Unsent>(); // who has taken nothing for the longest time comes first
  #letters = 0; // of all lines

  watch(connection: BacklogConnection, disconnect: () => void): void {
    const own: Unsent = { letters: 0, handedOver: 0, disconnect };
    connection.on('packetCreate', ({ data = '' }) => {
      if (own.letters > MOST_UNSENT) this.#cut(own); // what waits already: one long answer alone is no reason
      this.#add(own, data.length);
      for (const slowest of this.#waiting) {
        if (this.#letters <= MOST_OF_ALL) break;
        this.#cut(slowest);
      }
    });
    connection.on('flush', () => {
      own.handedOver = own.letters;
    });
    connection.transport.on('drain', () => {
      this.#waiting.delete(own);
      this.#add(own, -own.handedOver);
      own.handedOver = 0;
    });
    connection.once('close', () => this.#forget(own));
  }

  #add(own: Unsent, letters: number): void {
    own.letters += letters;
    this.#letters += letters;
    if (own.letters > 0) this.#waiting.add(own);
  }

  #cut(own: Unsent): void {
    this.#forget(own);
    own.disconnect();
  }

  #forget(own: Unsent): void {
    this.#add(own, -own.letters);
    this.#waiting.delete(own);
    own.handedOver = 0;
  }
}

const MOST_UNSENT = 256 * 1024; // letters
const MOST_OF_ALL = 16 * 1024 * 1024;
