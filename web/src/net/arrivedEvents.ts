/** JSON has no `undefined`: what nobody gave arrives as null within a list, and is nothing again. */
export const arrivedEvents = (events: readonly object[]): object[] => events.map(withoutNulls);

const withoutNulls = (event: object): object =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]: readonly [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => item ?? undefined) : value,
    ]),
  );
