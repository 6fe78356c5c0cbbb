import { BUSINESS_OPS, NESTING_OPS, type Pack, PLAIN_OPS } from '@omerta/corleone/seen';
import type { Effect } from '../entries.ts';
import { isPlain, type PlainOp, type Variant, variantsOf } from './variants.ts';

/** Where a step stands: what may be written there depends on it. */
export interface Spot {
  readonly card: 'job' | 'ally' | 'business';
  readonly depth: number; // 0 on the card itself, more inside `choose` or `sequence`
}

const DEEPEST_NEST = 1;

/** The operations that may stand at a spot. */
export function opsAt(spot: Spot, pack: Pack): readonly Effect['op'][] {
  const ops = spot.card === 'business' ? BUSINESS_OPS : [...PLAIN_OPS, ...NESTING_OPS];
  return ops.filter(op => isOpen(op, spot, pack));
}

export const variantsAt = (op: PlainOp, spot: Spot, pack: Pack): readonly Variant[] =>
  variantsOf(op, pack).filter(({ needs }) => needs === undefined || (spot.depth === 0 && needs === spot.card));

/** What an operation does before more is chosen. */
export function firstEffect(op: Effect['op'], spot: Spot, pack: Pack): Effect {
  if (op === 'gainGoodChoice') return { op, from: ['booze', 'gun', 'bloodMoney'], count: 1 };
  if (op === 'choose') return { op, options: [money(1), money(2)] };
  if (op === 'sequence') return { op, effects: [money(1), money(2)] };
  const [first] = variantsAt(op, spot, pack);
  if (first === undefined) throw new Error(`${op} may not stand here`);
  return first.effect;
}

const money = (value: 1 | 2): Effect => ({ op: 'gainMoney', value });

function isOpen(op: Effect['op'], spot: Spot, pack: Pack): boolean {
  if (isPlain(op)) return variantsAt(op, spot, pack).length > 0;
  return op === 'gainGoodChoice' || spot.depth <= DEEPEST_NEST;
}
