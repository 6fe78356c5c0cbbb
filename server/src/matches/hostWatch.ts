// In a room the host's role passes on when the host has been away for a minute. Any node may do it.

import { passHostOn } from './evening.ts';
import type { LiveMatch } from './liveMatch.ts';
import { seatOf } from './lobby.ts';
import type { ServerContext } from './serverContext.ts';

export class HostWatch {
  readonly #live: LiveMatch;
  readonly #context: Pick<ServerContext, 'clock' | 'faults'>;
  #waitingFor: string | undefined; // the host who is away
  #cancel = () => {};
  #isStopped = false;

  constructor(live: LiveMatch, context: Pick<ServerContext, 'clock' | 'faults'>) {
    this.#live = live;
    this.#context = context;
    this.look();
  }

  /** After every change of the table and of who is present. */
  look(): void {
    const { match } = this.#live;
    const away = this.#awayHost();
    if (away === this.#waitingFor) return;
    this.stop();
    if (away === undefined) return;
    this.#isStopped = false;
    this.#waitingFor = away;
    this.#cancel = this.#context.clock.after(PATIENCE, () => {
      this.#waitingFor = undefined;
      if (this.#isStopped) return;
      this.#live
        .change(each => passHostOn(each, seat => this.#live.broadcast.isPresent(seat)))
        .catch(error =>
          this.#context.faults.report('The host of a room could not be changed', { match: match.id }, error),
        );
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#waitingFor = undefined;
    this.#cancel();
  }

  /** Only while another person is there to take over. */
  #awayHost(): string | undefined {
    const { match, broadcast } = this.#live;
    const { evening, host, seats } = match;
    if (evening === undefined || evening.ended === true) return undefined;
    const seat = seatOf(match, host);
    if (seat !== undefined && broadcast.isPresent(seat)) return undefined;
    const isAnyone = seats.some(
      ({ kind, person }, at) => kind === 'person' && person !== host && broadcast.isPresent(at),
    );
    return isAnyone ? host : undefined;
  }
}

const PATIENCE = 60_000;
