/** An element of a parsed message, as far as the tests look at it. */
export interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

export interface Branching {
  readonly argument: string;
  readonly arms: readonly string[];
}

const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/** The names of a message's arguments. */
export const argumentsOf = (message: readonly Element[]): Set<string> =>
  new Set(
    elementsOf(message).flatMap(({ type, value }) =>
      [ARGUMENT, SELECT, PLURAL].includes(type) ? [String(value)] : [],
    ),
  );

export const selectsOf = (message: readonly Element[]): Branching[] => branchings(message, SELECT);
export const pluralsOf = (message: readonly Element[]): Branching[] => branchings(message, PLURAL);

/** Whether the formatter would drop a number sign: in a select within a plural. */
export const losesNumber = (message: readonly Element[]): boolean =>
  elementsOf(message).some(
    ({ type, options }) =>
      type === PLURAL &&
      Object.values(options!).some(arm =>
        elementsOf(arm.value).some(
          inner => inner.type === SELECT && elementsOf([inner]).some(({ type: kind }) => kind === POUND),
        ),
      ),
  );

const branchings = (message: readonly Element[], kind: number): Branching[] =>
  elementsOf(message).flatMap(({ type, value, options }) =>
    type === kind ? [{ argument: String(value), arms: Object.keys(options!).sort() }] : [],
  );

const elementsOf = (message: readonly Element[]): Element[] =>
  message.flatMap(element => [element, ...Object.values(element.options ?? {}).flatMap(arm => elementsOf(arm.value))]);
