// Puts art and letters on one canvas. Letters are written here: fonts of a page do not reach a picture inside a picture.

/** The words of the picture. */
export interface Lettering {
  readonly game: string;
  readonly title: string;
  readonly place: string;
  readonly of: string;
  readonly money: string;
  readonly award: string;
  readonly line: readonly { readonly name: string; readonly money: string; readonly isMe: boolean }[];
  /** For readers of the page. */
  readonly spoken: string;
}

export const COLUMNS = { top: 1110, height: 176, left: 60, right: 1020, gap: 12 } as const;

/** Where each player stands in the row at the foot. */
export function columnOf(at: number, count: number): { readonly x: number; readonly width: number } {
  const width = (COLUMNS.right - COLUMNS.left - (count - 1) * COLUMNS.gap) / count;
  return { x: COLUMNS.left + at * (width + COLUMNS.gap), width };
}

const GOLD = '#f6dc86';
const CREAM = '#fff1b8';
const PAPER = '#f3e7cf';

/** Undefined where the browser makes no file of it. */
export async function paintPicture(
  canvas: HTMLCanvasElement,
  art: SVGSVGElement,
  words: Lettering,
): Promise<File | undefined> {
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const [picture] = await Promise.all([pictureOf(art), ...FONTS.map(font => document.fonts.load(font, words.title))]);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  writeAll(pen, words);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], 'omerta.png', { type: 'image/png' });
}

const FONTS = ['84px Limelight', '112px Bangers', '700 34px Barlow', '500 34px Barlow'];

function pictureOf(art: SVGSVGElement): Promise<HTMLImageElement> {
  const markup = new XMLSerializer().serializeToString(art);
  const picture = new Image();
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The art could not be drawn'));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
  });
}

function writeAll(pen: CanvasRenderingContext2D, words: Lettering): void {
  const write = (text: string, x: number, y: number, style: Partial<Style>) => writeLine(pen, text, x, y, style);
  write('Omertà', 540, 120, { font: 'Limelight', size: 84, fill: CREAM });
  write(words.game, 540, 168, { font: 'Barlow', weight: 700, size: 34 });
  write(words.title.toUpperCase(), 540, 935, { font: 'Bangers', size: 112, room: 740, fill: CREAM, edge: 14 });
  write(words.money, 90, 1064, { font: 'Bangers', size: 104, fill: GOLD, edge: 12, align: 'left' });
  write(words.of, 990, 1020, { font: 'Barlow', weight: 700, size: 38, align: 'right' });
  write(words.award, 990, 1068, { font: 'Limelight', size: 34, room: 560, fill: CREAM, align: 'right' });
  for (const [at, { name, money }] of words.line.entries()) {
    const { x, width } = columnOf(at, words.line.length);
    write(name, x + width / 2, COLUMNS.top + 138, { font: 'Barlow', weight: 700, size: 24, room: width - 12 });
    write(money, x + width / 2, COLUMNS.top + 168, { font: 'Bangers', size: 30, fill: GOLD, room: width - 12 });
  }
  write(location.host, 540, 1330, { font: 'Barlow', weight: 700, size: 30 });
}

interface Style {
  readonly font: string;
  readonly weight: number;
  readonly size: number;
  readonly fill: string;
  readonly edge: number; // of ink around the letters
  readonly align: CanvasTextAlign;
  readonly room: number;
}

const USUAL: Style = { font: 'Barlow', weight: 400, size: 30, fill: PAPER, edge: 0, align: 'center', room: 900 };

/** Shrinks to its room. */
function writeLine(pen: CanvasRenderingContext2D, text: string, x: number, y: number, style: Partial<Style>): void {
  const { font, weight, size, fill, edge, align, room } = { ...USUAL, ...style };
  const set = (px: number) => {
    pen.font = `${weight} ${px}px ${font}, sans-serif`;
  };
  set(size);
  const width = pen.measureText(text).width;
  if (width > room) set((size * room) / width);
  pen.textAlign = align;
  if (edge > 0) {
    pen.lineJoin = 'round';
    pen.lineWidth = edge;
    pen.strokeStyle = '#0d0f15';
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
}
