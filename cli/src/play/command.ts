import { aligned, wrapped } from '@omerta/terminal/lines.ts';
import { print, sizeOf } from '../io.ts';
import { type Person, say } from './person.ts';

export function isCommand(line: string): boolean {
  return line === '?' || line === 'b' || line === 'c' || line === 'l' || line === 'w' || line.startsWith('w ');
}

/** Commands available at a prompt. */
export function command(person: Person, view: unknown, line: string): void {
  const { io } = person;
  for (const shown of linesFor(person, view, line)) print(io, shown);
}

function linesFor(person: Person, view: unknown, line: string): string[] {
  const { io, voice, log } = person;
  const size = sizeOf(io);
  if (line === '?') return help(person, view);
  if (line === 'b') return [...voice.board(view, size, 'whole'), ...voice.hand(view, size, 'usual')];
  if (line === 'c') return voice.cards(view, size);
  if (line === 'l') return log.lines.flatMap(each => wrapped(`· ${each}`, size.columns, '  '));
  return whyNot(person, view, line.slice(1).trim()).flatMap(each => wrapped(each, size.columns, '  '));
}

function help(person: Person, view: unknown): string[] {
  const { voice, io } = person;
  const { columns } = sizeOf(io);
  const rows = (
    [
      ['1, 2, 3 …', 'commandNumber'],
      ['0', 'commandBack'],
      ['b', 'commandBoard'],
      ['c', 'commandCards'],
      ['l', 'commandLog'],
      ['w …', 'commandWhy'],
      ['q', 'commandQuit'],
      ['?', 'commandHelp'],
    ] as const
  ).map(([key, text]) => [`  ${key}`, say(person, text)]);
  const hint = voice.typing(view)?.hint;
  return [
    ...aligned(rows, [{}, { least: 20 }], columns),
    ...(hint === undefined ? [] : wrapped(`  ${hint}`, columns, '  ')),
  ];
}

/** By name ("w Gun Shop") or by the short form of a choice ("w thug:gunShop"). */
function whyNot(person: Person, view: unknown, words: string): string[] {
  const { game, voice } = person;
  if (words === '') return [say(person, 'commandWhy')];
  const exact = game.rules.readChoice(words);
  const choices = exact === undefined ? voice.meant(view, words) : [exact];
  if (choices.length === 0) return [say(person, 'nothingCalled', { input: words })];
  return choices.map(choice => {
    const reason = game.rules.whyNot(view, choice);
    const label = exact === undefined || reason === undefined ? voice.choice(view, choice) : words;
    if (reason === undefined) return say(person, 'isPossible', { choice: label });
    return `${label}. ${say(person, 'notPossible', { reason: voice.reason(reason) })}`;
  });
}
