// Data sent to a page that does not read it. A page with too large a backlog is disconnected; it may reconnect and ask
// for what it missed.

/** engine.io's events: packets are created, handed to the transport, and taken by the system. */
export interface BacklogConnection {
  on(event: 'packetCreate', listener: (packet: { readonly data?: string }) => void): unknown;
  on(event: 'flush', listener: () => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  readonly transport: { on(event: 'drain', listener: () => void): unknown };
}

interface Unsent {
  characters: number;
  handedOver: number; // to the transport, of these
  disconnect(): void;
}

export class SendBacklog {
  readonly #waiting = new Set<Unsent>(); // the one that has taken nothing for longest first
  #characters = 0; // of all connections

  watch(connection: BacklogConnection, disconnect: () => void): void {
    const own: Unsent = { characters: 0, handedOver: 0, disconnect };
    connection.on('packetCreate', ({ data = '' }) => {
      if (own.characters > MOST_UNSENT) this.#cut(own); // counts what waits already: a single long answer is fine
      this.#add(own, data.length);
      for (const slowest of this.#waiting) {
        if (this.#characters <= MOST_OF_ALL) break;
        this.#cut(slowest);
      }
    });
    connection.on('flush', () => {
      own.handedOver = own.characters;
    });
    connection.transport.on('drain', () => {
      this.#waiting.delete(own);
      this.#add(own, -own.handedOver);
      own.handedOver = 0;
    });
    connection.once('close', () => this.#forget(own));
  }

  #add(own: Unsent, characters: number): void {
    own.characters += characters;
    this.#characters += characters;
    if (own.characters > 0) this.#waiting.add(own);
  }

  #cut(own: Unsent): void {
    this.#forget(own);
    own.disconnect();
  }

  #forget(own: Unsent): void {
    this.#add(own, -own.characters);
    this.#waiting.delete(own);
    own.handedOver = 0;
  }
}

const MOST_UNSENT = 256 * 1024; // characters
const MOST_OF_ALL = 16 * 1024 * 1024;
