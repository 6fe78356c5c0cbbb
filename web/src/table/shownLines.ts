import type { ChatLine } from '@omerta/protocol';

const EMOTE = 2_400; // milliseconds: it pops, is held, and goes to its sender
const WORDS = 5_000;
const LETTER = 60;
const MOST_EMOTES = 3;

/** How long a bubble hangs there. */
export const SHOWN_FOR = ({ emote, text = '' }: ChatLine): number =>
  emote === undefined ? WORDS + LETTER * text.length : EMOTE;

type Newest = Readonly<Record<ChatLine['room'], number>>;

/** What was said since the last look, and after the page was opened. Every room counts its own lines. */
export function fresh(
  lines: readonly ChatLine[],
  newest: Newest,
  opened: number,
): { readonly lines: readonly ChatLine[]; readonly newest: Newest } {
  const last = (room: ChatLine['room']) =>
    Math.max(newest[room], ...lines.filter(line => line.room === room).map(({ number }) => number));
  return {
    lines: lines.filter(({ room, number, at }) => number > newest[room] && at > opened),
    newest: { players: last('players'), spectators: last('spectators') },
  };
}

/** One bubble for each speaker, the newest; of the gestures no more than a few. */
export function shownWith(before: readonly ChatLine[], said: readonly ChatLine[]): readonly ChatLine[] {
  const all = [...before, ...said];
  const isLast = (line: ChatLine, at: number) =>
    !all.slice(at + 1).some(({ seat, name }) => seat === line.seat && name === line.name);
  const newest = all.filter(isLast);
  const emotes = newest.filter(({ emote }) => emote !== undefined).slice(-MOST_EMOTES);
  return newest.filter(line => line.emote === undefined || emotes.includes(line));
}
