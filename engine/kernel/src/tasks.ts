// What every game played by tasks has in common: the newest task is advanced, and its question is the open one.
import { type Progress, work } from './agenda.ts';
import type { Frozen } from './frozen.ts';
import { pick, type Random } from './random.ts';
import type { Author, Prompt, Reason } from './rules.ts';
import { has, NO_SEATS, type Seat, type Seats } from './seats.ts';

/** The data types of one game played by tasks. */
export interface TaskTypes {
  Task: { readonly kind: string };
  Choice: object;
  /** A state being changed. */
  Game: { readonly table: { readonly agenda: unknown[] } };
  /** A seat looking at its view. */
  Look: { readonly table: { readonly agenda: readonly unknown[] }; readonly seat: Seat };
}

/** What one kind of task does. A task without a question has only `advance`. */
export interface TaskRules<G extends TaskTypes, T> {
  /** Goes on until a player is needed. */
  advance(game: G['Game'], task: T): Progress;

  /** The question, if the task ever waits for a player. */
  readonly question?: Question<G, T>;
}

export interface Question<G extends TaskTypes, T> {
  /** Sees the public task only, so whom it waits for reveals nothing. */
  waitsFor(task: Frozen<T>): Seats;

  /** Seats that may still change a secret answer too; those waited for if missing. */
  mayChoose?(task: Frozen<T>): Seats;

  prompt(look: G['Look'], task: Frozen<T>): Prompt;

  /** Adds every legal choice of this seat. */
  choices(look: G['Look'], task: Frozen<T>, list: G['Choice'][]): void;

  /** Why this seat may not choose this. */
  whyNot(look: G['Look'], task: Frozen<T>, choice: G['Choice'], by: Author): Reason | undefined;

  choose(game: G['Game'], task: T, seat: Seat, choice: G['Choice']): void;

  /** The clock's choice for a seat whose time is up; undefined means a random legal choice. */
  timeOut(look: G['Look'], task: Frozen<T>): G['Choice'] | undefined;
}

/** A kind of task without rules does not compile. */
export type TaskTable<G extends TaskTypes> = {
  readonly [K in G['Task']['kind']]: TaskRules<G, Extract<G['Task'], { readonly kind: K }>>;
};

export interface TaskPlay<G extends TaskTypes> {
  /** Advances tasks until a player is needed or none is left. */
  goOn(game: G['Game']): void;
  /** Only the effect of the choice itself: no task is advanced after it. */
  answer(game: G['Game'], seat: Seat, choice: G['Choice']): void;
  choose(game: G['Game'], seat: Seat, choice: G['Choice']): void;
  waitingFor(agenda: readonly Frozen<G['Task']>[]): Seats;
  mayChoose(agenda: readonly Frozen<G['Task']>[]): Seats;
  choices(look: G['Look'] | undefined): G['Choice'][];
  promptOf(look: G['Look'] | undefined): Prompt | undefined;
  whyNot(look: G['Look'] | undefined, choice: G['Choice'], by?: Author): Reason | undefined;
  timeOut(look: G['Look'] | undefined, random: Random): G['Choice'];
}

/** `whyNotAsked` explains a refusal to a seat or spectator without a question. */
export function playByTasks<G extends TaskTypes>(
  table: TaskTable<G>,
  whyNotAsked: (look: G['Look'] | undefined, choice: G['Choice']) => Reason,
): TaskPlay<G> {
  // The table pairs each kind with its own task; TypeScript cannot follow that through the index.
  const rules = table as unknown as Readonly<Record<string, TaskRules<G, G['Task']>>>;
  const newest = (agenda: readonly unknown[]) => agenda[agenda.length - 1] as Frozen<G['Task']> | undefined;
  const questionOf = (task: Frozen<G['Task']>) => rules[task.kind]!.question;

  const waitingFor = (agenda: readonly unknown[]): Seats => {
    const task = newest(agenda);
    return task === undefined ? NO_SEATS : (questionOf(task)?.waitsFor(task) ?? NO_SEATS);
  };
  const mayChoose = (agenda: readonly unknown[]): Seats => {
    const task = newest(agenda);
    if (task === undefined) return NO_SEATS;
    const question = questionOf(task);
    return question?.mayChoose?.(task) ?? question?.waitsFor(task) ?? NO_SEATS;
  };
  const isAsked = (look: G['Look'] | undefined): look is G['Look'] =>
    look !== undefined && has(mayChoose(look.table.agenda), look.seat);
  const goOn = (game: G['Game']): void =>
    work(game.table.agenda as G['Task'][], task => rules[task.kind]!.advance(game, task));
  const choices = (look: G['Look'] | undefined): G['Choice'][] => {
    const list: G['Choice'][] = [];
    if (!isAsked(look)) return list;
    const task = newest(look.table.agenda)!;
    questionOf(task)!.choices(look, task, list);
    return list;
  };
  const answer = (game: G['Game'], seat: Seat, choice: G['Choice']): void => {
    const task = newest(game.table.agenda) as G['Task'] | undefined;
    const question = task === undefined ? undefined : rules[task.kind]!.question;
    if (task === undefined || question === undefined) throw new Error(`There is no question, but seat ${seat} chose`);
    question.choose(game, task, seat, choice);
  };
  return {
    goOn,
    waitingFor,
    mayChoose,
    choices,
    answer,
    choose(game, seat, choice) {
      answer(game, seat, choice);
      goOn(game);
    },
    promptOf(look) {
      if (!isAsked(look)) return undefined;
      const task = newest(look.table.agenda)!;
      return questionOf(task)!.prompt(look, task);
    },
    whyNot(look, choice, by = 'player') {
      if (!isAsked(look)) return whyNotAsked(look, choice);
      const task = newest(look.table.agenda)!;
      return questionOf(task)!.whyNot(look, task, choice, by);
    },
    timeOut(look, random) {
      if (!isAsked(look)) throw new Error('The game does not wait for this viewer');
      const task = newest(look.table.agenda)!;
      return questionOf(task)!.timeOut(look, task) ?? pick(random, choices(look));
    },
  };
}
