// Codes of rooms and private tables: short enough to call across a room, so few of all codes may be open at a time.
import { randomInt } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** No I and no O: they look like numbers. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const SHORTEST = 4;
/** One letter more when more than one in this many codes is open: a guess is then a thousand times as likely to miss. */
const SPARSE = 1_000;

/** How many letters a new code has. */
export function codeLengthFor(open: number): number {
  let length = SHORTEST;
  while (open * SPARSE > LETTERS.length ** length) length += 1;
  return length;
}

export async function codeLength(store: Pick<Store, 'countCodes'>): Promise<number> {
  return codeLengthFor(await store.countCodes());
}

export function newCode(length = SHORTEST): string {
  for (;;) {
    const code = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (isFit(code)) return code;
  }
}

/** No rude word in the four languages, and no address of a page. */
export function isFit(code: string): boolean {
  return !PAGES.has(code) && !RUDE.some(word => code.includes(word));
}

/** Four letters and more, spelt without I and O. */
const PAGES: ReadonlySet<string> = new Set(['CARDS', 'ASSETS', 'HEALTH', 'READY', 'REPLAY', 'RULES', 'PACKS']);

/** Words with I or O cannot come up. */
const RUDE: readonly string[] = [
  ...[
    'ANAL',
    'ANUS',
    'ARSE',
    'CRAP',
    'CUM',
    'CUNT',
    'DYKE',
    'FAG',
    'FART',
    'FUCK',
    'FUK',
    'KKK',
    'NEGR',
    'PUSS',
    'RAPE',
  ],
  ...['SEX', 'SLAG', 'SLUT', 'SMUT', 'SPAZ', 'SUCK', 'TARD', 'TURD', 'TWAT', 'WANK'], // English
  ...['CHUJ', 'CWEL', 'DUPA', 'DUPE', 'DUPY', 'GWALT', 'HUJ', 'JEBA', 'JEBN', 'KURV', 'KURW', 'PEDA', 'RUCHA', 'SRAC'],
  ...['SRAM', 'SUKA', 'SZMAT', 'ZYD'], // Polish
  ...['ARSCH', 'FUT', 'HURE', 'KACK', 'NAZ', 'NUTT', 'SAU', 'SS'], // German
  ...[
    'BUCETA',
    'BUND',
    'CACA',
    'CARALH',
    'CU',
    'FDP',
    'KRL',
    'MERD',
    'PAU',
    'PQP',
    'PUT',
    'RABA',
    'TESA',
    'TNC',
    'VACA',
    'VSF',
  ], // Portuguese
];
