import type { NO_TALENT, Talent, View } from '@omerta/cashnguns/seen';
import type { Question } from '@omerta/words';

export interface Person {
  readonly name: string;
  readonly talent?: Talent | typeof NO_TALENT; // once it is known
}

/** Who sits where, by seat. */
export type People = readonly Person[];

/** What every sentence needs to know besides itself. */
export interface Setting {
  readonly people: People;
}

/** Questions are asked in view of the asked player's own cards. */
export interface PromptSetting extends Setting {
  readonly view: View;
}

export interface ChoiceSetting extends PromptSetting {
  /** The question the choice answers; without it, to decline is only a "No". */
  readonly prompt?: Question | undefined;
}
