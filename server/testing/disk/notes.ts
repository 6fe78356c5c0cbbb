// What clients know, one line each, whatever happens to the server.

export interface Sent {
  readonly match: string;
  readonly seat: number;
  readonly decision: number;
  readonly command: string;
  readonly text: string;
}

export type Note =
  | { readonly kind: 'begun'; readonly match: string }
  | { readonly kind: 'sent'; readonly sent: Sent }
  | { readonly kind: 'acknowledged'; readonly command: string }
  | { readonly kind: 'refused'; readonly command: string; readonly code: string }
  | { readonly kind: 'fault'; readonly words: string }
  | { readonly kind: 'unreadable'; readonly words: string };

/** Exit code of a workload whose store cannot be opened. */
export const CLOSED = 6;
/** Exit code where the store is lost. */
export const LOST = 7;
/** Exit code where a command is never accepted. */
export const STUCK = 8;

export const writeNote = (note: Note): string => `${JSON.stringify(note)}\n`;

/** An incomplete last line is ignored. */
export function readNotes(text: string): Note[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap(line => (line === '' ? [] : [JSON.parse(line) as Note])); // as they were written
}

/** Sent and never answered. */
export function unanswered(notes: readonly Note[]): Sent[] {
  const open = new Map<string, Sent>();
  for (const note of notes) {
    if (note.kind === 'sent') open.set(note.sent.command, note.sent);
    if (note.kind === 'acknowledged') open.delete(note.command);
    if (note.kind === 'refused' && note.code !== 'busy') open.delete(note.command);
  }
  return [...open.values()];
}
