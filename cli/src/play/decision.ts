// What is shown at a prompt, in no more rows than the terminal has, if possible.

import type { Detail } from '@omerta/terminal/game.ts';
import { fitted, padded, widthOf, wrapped } from '@omerta/terminal/lines.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { print, sizeOf } from '../io.ts';
import type { Menu } from './menu.ts';
import { type Person, say } from './person.ts';

/** The events since the last prompt, the table if others changed it, the hand, the prompt. */
export function showDecision(person: Person, view: unknown, menu: Menu, sawOthers: boolean): void {
  const size = sizeOf(person.io);
  const question = questionLines(person, view, menu, size);
  const news = newsLines(person, size);
  const table = fittingTable(person, view, size, question.length + INPUT_ROWS, news.length, sawOthers);
  const room = Math.max(LEAST_NEWS, size.rows - table.length - question.length - INPUT_ROWS);
  for (const line of [...fittingNews(person, news, size, room), ...table, ...question]) print(person.io, line);
}

const SOME_NEWS = 8;
const LEAST_NEWS = 2;
const INPUT_ROWS = 2; // the line of commands and the one that is typed

/** How many choices fit, with a board or without one. */
export function mostChoices({ rows }: Size, hasBoard: boolean): number {
  return Math.min(12, Math.max(4, Math.floor(rows / (hasBoard ? 5 : 2))));
}

export function menuLines(person: Person, { title, items }: Menu, { columns, rows }: Size): string[] {
  const { paint } = person;
  const digits = String(items.length).length;
  const lines = items.map((item, at) => {
    const more = 'inside' in item ? paint.dim(` … ${say(person, 'choices', { count: item.count })}`) : '';
    return ` ${paint.bold(String(at + 1).padStart(digits))}  ${item.label}${more}`;
  });
  const room = Math.floor(columns / 2);
  const areSideBySide = rows < TALL && items.length > MANY && lines.every(line => widthOf(line) < room);
  return [
    ...(title === '' ? [] : wrapped(`  ${title}:`, columns, '  ')),
    ...(areSideBySide
      ? sideBySide(lines, room)
      : lines.flatMap(line => wrapped(line, columns, ' '.repeat(digits + 5)))),
  ];
}

const TALL = 30;
const MANY = 4;

/** Down the left side, then down the right. */
function sideBySide(lines: readonly string[], room: number): string[] {
  const half = Math.ceil(lines.length / 2);
  return lines.slice(0, half).map((left, at) => (padded(left, room) + (lines[half + at] ?? '')).trimEnd());
}

export function newsLines({ log }: Person, { columns }: Size): string[] {
  return log.lines.slice(log.unread).flatMap(line => wrapped(`· ${line}`, columns, '  '));
}

function questionLines(person: Person, view: unknown, menu: Menu, size: Size): string[] {
  const { paint, voice } = person;
  const hint = voice.typing(view)?.hint;
  return [
    ...wrapped(paint.bold(`▸ ${voice.prompt(view)}`), size.columns, '  '),
    ...(hint === undefined ? menuLines(person, menu, size) : wrapped(`  ${hint}`, size.columns, '  ')),
  ];
}

/** Board and hand in as much detail as fits; a long list of choices comes without a board. */
function fittingTable(
  person: Person,
  view: unknown,
  size: Size,
  rest: number,
  news: number,
  sawOthers: boolean,
): string[] {
  const { voice } = person;
  const fits = (table: readonly string[], wanted: number) => table.length + rest + Math.min(news, wanted) <= size.rows;
  const hand = voice.hand(view, size, 'usual');
  if (!sawOthers) return hand;
  for (const detail of ['whole', 'usual'] satisfies Detail[]) {
    const table = [...voice.board(view, size, detail), ...hand];
    if (fits(table, SOME_NEWS)) return table;
  }
  const short = voice.board(view, size, 'short');
  if (fits([...short, ...hand], LEAST_NEWS)) return [...short, ...hand];
  const shortest = [...short, ...voice.hand(view, size, 'short')];
  return fits(shortest.slice(SLACK), LEAST_NEWS) ? shortest : hand;
}

const SLACK = 0;

/** All events, else one row for each action, else the latest actions. */
function fittingNews(person: Person, news: readonly string[], { columns }: Size, room: number): readonly string[] {
  if (news.length <= room) return news;
  const { log, paint } = person;
  const actions = log.lines.slice(log.unread).map(line => fitted(`· ${line}`, columns).trimEnd());
  if (actions.length <= room) return actions;
  const shown = actions.slice(1 - room);
  return [paint.dim(say(person, 'earlierLines', { count: actions.length - shown.length })), ...shown];
}
