// Text in columns of a terminal. Colour codes have no width.
import { stripVTControlCharacters } from 'node:util';

export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text).normalize('NFC')].length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

function paddedLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Cut with an ellipsis if too long; open colours are closed. */
export function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return padded(text, width);
  let room = width - 1;
  const pieces = text.split(COLOR).map((piece, at) => {
    const isColor = at % 2 === 1;
    if (isColor) return piece;
    const letters = [...piece].slice(0, room);
    room -= letters.length;
    return letters.join('');
  });
  return `${pieces.join('')}…`;
}

const COLOR = new RegExp(`(${String.fromCharCode(27)}\\[[0-9;]*m)`);

/** Broken between words; the second line and those after it begin with `indent`. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = isEmpty ? word : `${line} ${word}`;
    }
    isEmpty = false;
  }
  return [...lines, line].map(each => each.trimEnd());
}

/** Left and right end of one line. */
export function spread(left: string, right: string, width: number): string {
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 1 ? left : `${left}${' '.repeat(gap)}${right}`;
}

export interface Column {
  /** A column may shrink to this width when the line is too long. */
  readonly least?: number;
  readonly right?: boolean;
}

/** Rows in aligned columns, two spaces apart, never wider than `width`. */
export function aligned(rows: readonly (readonly string[])[], columns: readonly Column[], width: number): string[] {
  const widths = columns.map((_, at) => Math.max(0, ...rows.map(row => widthOf(row[at] ?? ''))));
  shrink(widths, columns, width);
  return rows.map(row =>
    columns
      .map(({ right }, at) => (right ? paddedLeft : padded)(fitted(row[at] ?? '', widths[at]!).trimEnd(), widths[at]!))
      .join(GAP)
      .trimEnd(),
  );
}

const GAP = '  ';

/** The widest column that may shrink shrinks first. */
function shrink(widths: number[], columns: readonly Column[], width: number): void {
  const total = () => widths.reduce((sum, each) => sum + each, 0) + GAP.length * (widths.length - 1);
  while (total() > width) {
    const open = widths.flatMap((each, at) => (each > (columns[at]!.least ?? each) ? [at] : []));
    if (open.length === 0) return;
    const widest = open.reduce((best, at) => (widths[at]! > widths[best]! ? at : best));
    widths[widest]! -= 1;
  }
}
