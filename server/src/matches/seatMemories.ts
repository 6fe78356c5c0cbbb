// The memories of bots that count cards. A memory follows the game; after a restart or an undo it is rebuilt from the
// rows.
import type { Seat } from '@omerta/kernel';
import { SeatMemories as Memories } from '@omerta/match';
import { botsOf } from '../games.ts';
import type { Store } from '../store/store.ts';
import { seenFrom } from './gameLog.ts';
import type { PlayingState } from './matchState.ts';

export class SeatMemories {
  readonly #store: Pick<Store, 'rowsOf'>;
  readonly #memories = new Memories((rules, players) => botsOf(rules.id).newMemory(rules, players));

  constructor(store: Pick<Store, 'rowsOf'>) {
    this.#store = store;
  }

  async recallOf(playing: PlayingState, seat: Seat): Promise<unknown> {
    const { progress } = playing;
    const memory =
      this.#memories.follow(progress, seat) ??
      this.#memories.remember(progress, seat, await seenFrom(this.#store, playing, seat));
    return memory.recall;
  }
}
