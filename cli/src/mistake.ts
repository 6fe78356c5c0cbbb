/** Something the person at the terminal can put right. Said in one line, without a stack. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}

/** What went wrong in one line, whoever threw it. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
