/** An error the user can fix. Printed in one line, without a stack. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** The message of any thrown value, in one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
