// The places each part of a card has used, for its other parts.
import type { Frozen } from '@omerta/kernel';
import { abilityOf, type Content } from '../content.ts';
import type { Table } from '../state.ts';
import type { AbilitiesTask } from '../tasks/task.ts';
import type { Ability, AbilityOf, Compiled } from './compile.ts';

type Board = Frozen<Table>;
type Task = Frozen<AbilitiesTask>;

/** Whether later parts of a card need more than the one place that the last part used. */
export const keepsMarks = (parts: readonly string[], abilities: Compiled['abilities']): boolean => {
  const [first, second, ...more] = withInner(parts, abilities).filter(usesPlace);
  if (first === undefined || second === undefined) return false;
  return more.length > 0 || !isToldByOnePlace(first, second);
};

/** Records the places a part used, for later parts. Cards without `marks` keep only the one place `mark`. */
export const remember = (table: Table, task: AbilitiesTask, part: Ability, mark: string, ...places: string[]): void => {
  const card = cardOf(table, task) as AbilitiesTask; // the table is ours to change
  if (card.marks === undefined) card.mark = mark;
  else card.marks[part.key] = [...(card.marks[part.key] ?? []), ...places];
};

/** RN-22: the businesses that parts of this card have used without a figure. */
export const frontsUsed = (content: Content, table: Board, task: Task): readonly string[] =>
  recalled(content, table, task, part => part.op === 'front');

/** Where the figures stood that parts of the same group have gunned down. */
export const groupPlaces = (content: Content, table: Board, task: Task): readonly string[] =>
  recalled(content, table, task, isGrouped);

/** RN-12: where the figures stand that this card has moved or placed. */
export const placesMovedTo = (content: Content, table: Board, task: Task): readonly string[] =>
  recalled(content, table, task, movesFigure, places => places.slice(-1));

/** RN-17: the space that the part before has vacated; '' if it was not done. */
export const vacatedSpace = (table: Board, task: Task, { after }: AbilityOf<'move'>): string => {
  const { mark, marks } = cardOf(table, task);
  return marks === undefined ? mark : (marks[after]?.[0] ?? '');
};

const recalled = (
  content: Content,
  table: Board,
  task: Task,
  isMeant: (part: Ability) => boolean,
  of: (places: readonly string[]) => readonly string[] = places => places,
): readonly string[] => {
  const { mark, marks } = cardOf(table, task);
  if (marks === undefined) return mark === '' ? [] : [mark];
  return Object.entries(marks).flatMap(([key, places]) => (isMeant(abilityOf(content, key)) ? of(places) : []));
};

/** An option that was chosen is a task of its own; its card lies below it. */
const cardOf = (table: Board, task: Task): Task =>
  table.agenda.find((each): each is Task => each.kind === 'abilities' && each.of === task.of) ?? task;

const withInner = (keys: readonly string[], abilities: Compiled['abilities']): Ability[] =>
  keys.flatMap(key => {
    const ability = abilities.get(key)!;
    if (ability.op === 'options') return ability.options.flatMap(option => withInner(option, abilities));
    return ability.op === 'whole' ? withInner(ability.steps, abilities) : [ability];
  });

const usesPlace = (part: Ability): boolean => part.op === 'front' || part.op === 'gunDown' || movesFigure(part);

const movesFigure = (part: Ability): boolean =>
  part.op === 'move' || (part.op === 'placeNeutral' && part.effect.figure !== 'policeChief');

const isGrouped = (part: Ability): boolean => part.op === 'gunDown' && part.effect.group !== undefined;

const isToldByOnePlace = (first: Ability, second: Ability): boolean => {
  if (second.op !== 'move')
    return (first.op === 'front' && second.op === 'front') || (isGrouped(first) && isGrouped(second));
  if (second.again) return true;
  return second.effect.to === 'vacatedSpace' && !(first.op === 'move' && first.effect.owner === 'self');
};
