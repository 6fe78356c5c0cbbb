// What an icon or a part of a card does, by the key the rules know it by.
import type { Content } from '../content.ts';
import type { Effect } from '../pack/pack.ts';
import type { AbilityOp } from './compile.ts';

/** `$2`, `booze`, an icon such as `suitcase`, or a part of a card such as `driveBy.2`, counted from 1. */
export const effectOf = (content: Content, key: string): Effect | undefined => content.effects.get(key);

/** Icons that are simply taken: nothing has to be decided about them (I1, I2, I8). */
export const isSimplyTaken = (content: Content, key: string): boolean => TAKEN.has(content.abilities.get(key)?.op);

const TAKEN: ReadonlySet<AbilityOp | undefined> = new Set(['note', 'good', 'horseHead'] as const);
