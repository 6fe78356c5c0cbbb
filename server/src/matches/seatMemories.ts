// The memories of bots that count cards. A memory follows the game; after a restart or an undo it is rebuilt.
import type { Seat } from '@omerta/kernel';
import { SeatMemories as Memories } from '@omerta/match';
import { botsOf } from '../games.ts';
import { seenFrom } from './gameLog.ts';
import type { PlayingState } from './matchState.ts';

export class SeatMemories {
  readonly #memories = new Memories((rules, players) => botsOf(rules.id).newMemory(rules, players));

  recallOf(playing: PlayingState, seat: Seat): unknown {
    const { progress } = playing;
    const memory =
      this.#memories.follow(progress, seat) ?? this.#memories.remember(progress, seat, seenFrom(playing, seat));
    return memory.recall;
  }
}
