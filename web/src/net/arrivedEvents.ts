/** JSON has no `undefined`: within a list it arrives as null, and becomes undefined again. */
export const arrivedEvents = (events: readonly object[]): object[] => events.map(withoutNulls);

const withoutNulls = (event: object): object =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]: readonly [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => item ?? undefined) : value,
    ]),
  );
