import { type GameTypes, has, listSeats, type Rules, submit } from '@omerta/kernel';
import type { Lesson } from '../src/lesson/lesson.ts';

export interface LessonTable<G extends GameTypes> {
  /** What the script still holds. */
  readonly left: readonly Lesson['script'][number][];
  state(): G['State'];
  /** The newcomer's choice, and whatever the rivals answer. */
  choose(text: string): void;
  /** What the newcomer is asked. */
  prompt(): string | undefined;
  choices(): readonly string[];
}

/** The lesson as its table plays it: rivals by the script, as soon as they are asked. */
export function lessonTable<G extends GameTypes>(
  rules: Rules<G>,
  { seed, script }: Lesson,
  options: G['Options'],
): LessonTable<G> {
  const left = [...script];
  let state = rules.setup(options, seed, []);
  const choose = (seat: number, text: string) => {
    const done = submit(rules, state, seat, text);
    if (!done.ok) throw new Error(`${seat} may not choose ${text}: ${JSON.stringify(done.refusal)}`);
    state = done.state;
  };
  const letRivalsPlay = () => {
    for (;;) {
      const seat = listSeats(rules.waitingFor(state)).find(each => each !== YOU);
      const at = left.findIndex(([whose]) => whose === seat);
      if (seat === undefined || at < 0) return;
      choose(seat, left.splice(at, 1)[0]![1]);
    }
  };
  letRivalsPlay();
  return {
    left,
    state: () => state,
    choose(text) {
      choose(YOU, text);
      letRivalsPlay();
    },
    prompt: () => (has(rules.waitingFor(state), YOU) ? rules.promptOf(rules.viewFor(state, YOU))?.kind : undefined),
    choices: () => rules.choices(rules.viewFor(state, YOU)).map(rules.writeChoice),
  };
}

const YOU = 0;
