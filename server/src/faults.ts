/** Reports bugs to the operator: where they happened, never with which values. */
export interface Faults {
  report(what: string, where: Readonly<Record<string, string | number>>, error: unknown): void;
}

/** The stack without the message, which may name a card. */
export function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const lines = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return [error.name, ...lines.map(line => line.trim())];
}
