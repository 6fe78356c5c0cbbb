// What a tap leads to.
import type { Choice } from '@omerta/cashnguns/seen';
import { type Thing, thingsOf } from './things.ts';

/** The answer that was tapped, once it is whole. */
export const chosenBy = (choices: readonly Choice[], picked: readonly Thing[]): Choice | undefined =>
  choices.find(choice => {
    const wanted = thingsOf(choice);
    return wanted.length === picked.length && beginsWith(wanted, picked);
  });

/** Whether a tap leads on from here, alone or after what was tapped before. */
export const isOpen = (choices: readonly Choice[], picked: readonly Thing[], thing: Thing): boolean =>
  picked.includes(thing) || canFollow(choices, picked, thing) || canFollow(choices, [], thing);

/**
 * What is tapped after one more tap: the same again is taken back, another follows where an answer goes on with it,
 * else takes the place of the former. Undefined where nothing can be meant.
 */
export function tap(choices: readonly Choice[], picked: readonly Thing[], thing: Thing): readonly Thing[] | undefined {
  if (picked.includes(thing)) return picked.filter(each => each !== thing);
  if (canFollow(choices, picked, thing)) return [...picked, thing];
  return canFollow(choices, [], thing) ? [thing] : undefined;
}

const canFollow = (choices: readonly Choice[], picked: readonly Thing[], thing: Thing): boolean =>
  choices.some(choice => beginsWith(thingsOf(choice), [...picked, thing]));

const beginsWith = (wanted: readonly Thing[], picked: readonly Thing[]): boolean =>
  picked.every((thing, at) => sortOf(thing) === sortOf(wanted[at]));

/** Equal cards are alike. */
const sortOf = (thing: Thing | undefined): string | undefined =>
  thing?.startsWith('share:') ? thing.slice(0, thing.lastIndexOf('.')) : thing;
