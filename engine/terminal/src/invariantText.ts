/** A broken invariant in one line: "INV-01: …". */
export function invariantText({ id, message }: { readonly id: string; readonly message: string }): string {
  return `${id}: ${message}`;
}
