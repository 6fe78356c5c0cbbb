// A server without a network: tables in given states, and pages connected to it.

import { continueFrom } from '@omerta/match';
import type { Reply } from '@omerta/protocol';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { RateLimit } from '../../src/rateLimit.ts';
import { handleMessage } from '../../src/socket/handleMessage.ts';
import { Page, type SocketPerson } from '../../src/socket/page.ts';
import type { Match } from '../../src/store/store.ts';
import { Disk, memoryStore } from '../memoryStore.ts';
import { fakeClock } from '../play/fakeClock.ts';
import { faultsSeen } from '../play/faultsSeen.ts';
import { freeGuesses } from '../play/freeGuesses.ts';
import { everythingOn, hashOf } from '../wire/wireServer.ts';

export class World {
  readonly faults = faultsSeen();
  readonly #disk = new Disk();
  readonly #clock = fakeClock();
  readonly #store = memoryStore(this.#disk, { beforeCommit: async () => {} });
  readonly #states = new Map<string, unknown>();
  readonly #matches = new LiveMatches({
    store: this.#store,
    faults: this.faults,
    clock: this.#clock,
    load: (rules, { match: { id, seats } }) => continueFrom(rules, rules.clone(this.#states.get(id)), seats.length),
  });
  /** Messages sent to pages. */
  sent = 0;

  /** Adds a match in this state. */
  async put(match: Match, state: unknown): Promise<LiveMatch> {
    this.#states.set(match.id, state);
    await this.#store.addMatch({ ...match, stage: 'lobby', revision: 0 });
    const snapshot = { match: match.id, number: 0, state: { played: [] }, versions: [] };
    if (match.stage !== 'lobby') await this.#store.saveMatch(match, 0, { snapshot, deadlines: [] });
    return (await this.#matches.open(match.id))!;
  }

  page(person: SocketPerson | undefined): Speaker {
    const { faults } = this;
    const parts = { matches: this.#matches, store: this.#store, clock: this.#clock };
    const page = new Page({ ...parts, ...freeGuesses(this.#store) }, person, () => {
      this.sent += 1;
    });
    const limit = new RateLimit({ burst: 1_000_000_000, perSecond: 1 }, 0);
    const heard = { page, limit, disconnect: () => {} };
    return {
      async say(kind, message) {
        const replies: Reply[] = [];
        await handleMessage({ ...parts, faults }, heard, [kind, message, (reply: Reply) => replies.push(reply)]);
        if (replies.length !== 1) throw new Error(`${kind} got ${replies.length} answers`);
        return replies[0]!;
      },
      close: () => page.close(),
    };
  }

  hash(): string {
    return hashOf(everythingOn(this.#disk));
  }

  close(): void {
    this.#matches.stop();
  }
}

export interface Speaker {
  say(kind: string, message: object): Promise<Reply>;
  close(): void;
}
