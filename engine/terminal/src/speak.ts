import type { GameTypes, Prompt, Reason, Rules } from '@omerta/kernel';
import type { Language } from '@omerta/words';
import type { Voice } from './game.ts';

/** The words of any game: sentences in parts that a terminal paints. */
interface Words<G extends GameTypes, Setting, Part> {
  title(language: Language): string;
  eventParts(language: Language, event: G['SeenEvent'], setting: Setting): readonly Part[];
  promptParts(language: Language, prompt: Prompt, setting: Setting & Asked<G>): readonly Part[];
  choiceParts(language: Language, choice: G['Choice'], setting: Setting & Asked<G>): readonly Part[];
  reasonText(language: Language, reason: Reason): string;
}

interface Asked<G extends GameTypes> {
  readonly view: G['View'];
  readonly prompt: Prompt | undefined;
}

/** The sentences of a voice. `painted` makes parts one line. */
export function sentencesOf<G extends GameTypes, Setting extends object, Part>(
  rules: Rules<G>,
  words: Words<G, Setting, Part>,
  language: Language,
  setting: Setting,
  painted: (parts: readonly Part[]) => string,
): Pick<Voice<G>, 'title' | 'prompt' | 'choice' | 'reason'> & { event(event: G['SeenEvent']): string } {
  return {
    title: words.title(language),
    event: event => painted(words.eventParts(language, event, setting)),
    prompt(view) {
      const prompt = rules.promptOf(view);
      return prompt === undefined ? '' : painted(words.promptParts(language, prompt, { ...setting, view, prompt }));
    },
    choice: (view, choice) =>
      painted(words.choiceParts(language, choice, { ...setting, view, prompt: rules.promptOf(view) })),
    reason: reason => words.reasonText(language, reason),
  };
}
