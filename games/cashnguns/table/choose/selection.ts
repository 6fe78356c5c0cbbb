// Every answer is a row of controls that are tapped one after another; here is what a tap leads to.
import type { Bullet, Choice, ChoiceKind, Share, ShareType, Talent } from '@omerta/cashnguns/seen';
import { rowOf, type Seat } from '@omerta/kernel';

/** Something that can be tapped towards an answer. Equal cards of the sharing are told apart by a number. */
export type Control =
  | `seat:${Seat}`
  | `bullet:${Bullet}`
  | `share:${Share}.${number}`
  | `talent:${Talent}`
  | `ban:${ShareType}`
  | 'duck'
  | 'stand'
  | 'heal'
  | 'loot'
  | 'tooSlow'
  | 'pass';

type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { readonly kind: K }>;

const controls: { readonly [K in ChoiceKind]: (choice: ChoiceOf<K>) => readonly Control[] } = {
  talent: ({ talent }) => [`talent:${talent}`],
  hustle: ({ seat }) => [`seat:${seat}`],
  give: ({ bullet }) => [`bullet:${bullet}`],
  bullet: ({ bullet }) => [`bullet:${bullet}`],
  aim: ({ seat }) => [`seat:${seat}`],
  tooSlow: () => ['tooSlow'],
  exchange: ({ bullet }) => [`bullet:${bullet}`],
  order: ({ seat }) => [`seat:${seat}`],
  courage: ({ how }) => [how],
  heal: () => ['heal'],
  discard: ({ bullet }) => [`bullet:${bullet}`],
  loot: () => ['loot'],
  take: ({ shares }) => shares.map((share, at): Control => `share:${share}.${shares.indexOf(share) === at ? 0 : 1}`),
  ban: ({ type }) => [`ban:${type}`],
  swap: ({ seat }) => [`seat:${seat}`],
  pass: () => ['pass'],
};

/** What is tapped to say this. */
export const controlsOf = (choice: Choice): readonly Control[] => rowOf(controls, choice.kind)(choice);

/** The answer that was tapped, once it is whole. */
export const chosenBy = (choices: readonly Choice[], picked: readonly Control[]): Choice | undefined =>
  choices.find(choice => {
    const wanted = controlsOf(choice);
    return wanted.length === picked.length && beginsWith(wanted, picked);
  });

/** Whether a tap leads on from here, alone or after what was tapped before. */
export const isOpen = (choices: readonly Choice[], picked: readonly Control[], control: Control): boolean =>
  picked.includes(control) || canFollow(choices, picked, control) || canFollow(choices, [], control);

/**
 * What is tapped after one more tap: the same again is taken back, another follows where an answer goes on with it,
 * else takes the place of the former. Undefined where nothing can be meant.
 */
export function tapped(
  choices: readonly Choice[],
  picked: readonly Control[],
  control: Control,
): readonly Control[] | undefined {
  if (picked.includes(control)) return picked.filter(each => each !== control);
  if (canFollow(choices, picked, control)) return [...picked, control];
  return canFollow(choices, [], control) ? [control] : undefined;
}

const canFollow = (choices: readonly Choice[], picked: readonly Control[], control: Control): boolean =>
  choices.some(choice => beginsWith(controlsOf(choice), [...picked, control]));

const beginsWith = (wanted: readonly Control[], picked: readonly Control[]): boolean =>
  picked.every((control, at) => sortOf(control) === sortOf(wanted[at]));

/** Equal cards are alike. */
const sortOf = (control: Control | undefined): string | undefined =>
  control?.startsWith('share:') ? control.slice(0, control.lastIndexOf('.')) : control;

/** The share a card of the sharing stands for. */
export const shareOf = (control: Control): Share | undefined =>
  control.startsWith('share:') ? (control.slice('share:'.length, control.lastIndexOf('.')) as Share) : undefined;

export const seatOf = (control: Control): Seat | undefined =>
  control.startsWith('seat:') ? Number(control.slice('seat:'.length)) : undefined;
