import type { GameTypes, Rules } from '@omerta/kernel';
import type { Bot } from './bot.ts';
import type { Advise } from './hints/advise.ts';
import type { Rung } from './levels.ts';
import type { Memory } from './memory.ts';
import type { Style } from './styles.ts';
import type { Tunable } from './tunable.ts';

/** The players of one game. `plainBots` serves a game that has none of its own. */
export interface GameBots<G extends GameTypes = GameTypes> {
  /** Personal names; the first ones are given first. */
  readonly names: readonly string[];
  /** Milliseconds a decision may take on one core, by level; by then the best so far will do. */
  readonly thinkingTimes: Readonly<Record<Rung, number>>;
  bot(rung: Rung, style: Style, rules: Rules<G>): Bot<G>;
  /** What one seat keeps of all it sees, from the deal on. */
  newMemory(rules: Rules<G>, players: number): Memory;
  /** Kinds of events that a whole log may begin with: a log that begins otherwise is not remembered. */
  readonly logBegins: readonly string[];
  /** Missing where the game gives no hints. */
  adviser?(rules: Rules<G>): Advise;
  /** Missing where nothing can be tuned. */
  tunable?(rules: Rules<G>): Tunable;
}
