// The vocabulary of effects: everything a business, a job or an ally can do, as data. Follows from effectTable.ts.
import type { Good } from '../cards.ts';
import type { Cell, EFFECTS, NestingOp, PlainOp } from '../effectTable.ts';

export type { Good } from '../cards.ts';
export type { PlainOp } from '../effectTable.ts';

export type Note = 1 | 2 | 3 | 5;
export type NeutralFigure = EffectOf<'placeNeutral'>['figure'];
export type FigureKind = EffectOf<'gunDown'>['target']['kind'];

export type EffectOp = PlainOp | NestingOp;
export type EffectOf<Op extends EffectOp> = Extract<Effect, { readonly op: Op }>;
export type Effect = PlainEffect | Choose | Sequence;
export type PlainEffect = { readonly [Op in PlainOp]: Written<Op, Forms<Op>> }[PlainOp];

/** What may stand on a business or be an icon. */
export type BusinessEffect = EffectOf<BusinessOp>;
type BusinessOp = {
  [Op in PlainOp]: (typeof EFFECTS)[Op] extends { readonly onBusinesses: true } ? Op : never;
}[PlainOp];

/** Operations that become icons, several abilities or abilities of different kinds (abilities/compile.ts). */
export type CompiledOp =
  | NestingOp
  | BusinessOp
  | 'gainGoodChoice'
  | 'gunDown'
  | 'moveFigure'
  | 'placeNeutral'
  | 'shakeDownFront';

/** All others: parts of cards that are one ability each (`ABILITIES` in effectTable.ts). */
export type CardOp = Exclude<PlainOp, CompiledOp>;

export type Exchange = EffectOf<'exchange'>;
export type MoveFigure = EffectOf<'moveFigure'>;

export interface Choose {
  readonly op: 'choose';
  readonly options: readonly Effect[];
}

export interface Sequence {
  readonly op: 'sequence';
  readonly effects: readonly Effect[];
}

type Forms<Op extends PlainOp> = (typeof EFFECTS)[Op]['forms'][number];

type Written<Op, Form> = { readonly op: Op } & Fields<Form>;

/** The fields of all forms together; those that some forms do without are optional. */
type Fields<Form> = { readonly [F in InAll<Form>]: Value<Form[F]> } & {
  readonly [F in Exclude<InSome<Form>, InAll<Form>>]?: Value<Extract<Form, { readonly [Has in F]: unknown }>[F]>;
};

type InAll<Form> = Exclude<keyof Form, never>;
type InSome<Form> = Form extends unknown ? keyof Form : never;

type Value<Part> = [Part] extends [readonly unknown[]]
  ? Part[number]
  : [Part] extends [keyof Lists]
    ? Lists[Part]
    : Fields<Part>;

interface Lists extends Record<Extract<Cell, string>, unknown> {
  readonly times: number;
  readonly notes: readonly Note[];
  readonly goods: readonly Good[];
}
