import { wrapped } from '@omerta/terminal/lines.ts';
import { print, sizeOf } from '../io.ts';
import { command, isCommand } from './command.ts';
import { menuLines, mostChoices, showDecision } from './decision.ts';
import { type Menu, menuOf } from './menu.ts';
import { type Person, say, tell } from './person.ts';

/** An answer, or the player quits. */
export type Answer = { readonly choice: object } | { readonly left: 'quit' | 'ended' };

/** Shows what is new and prompts until there is an answer. `sawOthers`: others have acted since the last prompt. */
export async function ask(person: Person, view: unknown, sawOthers: boolean): Promise<Answer> {
  const { game, voice, log, io } = person;
  const choices = game.rules.choices(view);
  const menu =
    voice.typing(view) === undefined ? menuOf(voice, view, choices, mostChoices(sizeOf(io), sawOthers)) : NO_MENU;
  showDecision(person, view, menu, sawOthers);
  log.markRead();
  return answer(person, view, menu);
}

const NO_MENU: Menu = { title: '', items: [] };

async function answer(person: Person, view: unknown, menu: Menu): Promise<Answer> {
  const open: Menu[] = [menu];
  for (;;) {
    const line = await nextLine(person, open.length > 1);
    if (line === undefined) return { left: 'ended' };
    if (line === 'q') return { left: 'quit' };
    const item = /^[1-9]\d{0,3}$/.test(line) ? open.at(-1)!.items[Number(line) - 1] : undefined;
    if (item !== undefined && 'choice' in item) return { choice: item.choice };
    if (item !== undefined) {
      open.push(item.inside);
      showMenu(person, item.inside);
    } else if (open.length > 1 && (line === '0' || line === '')) {
      open.pop();
      showMenu(person, open.at(-1)!);
    } else if (isCommand(line)) {
      command(person, view, line);
    } else if (line !== '') {
      const choice = typed(person, view, line);
      if (choice !== undefined) return { choice };
    }
  }
}

async function nextLine(person: Person, canGoBack: boolean): Promise<string | undefined> {
  const { lines, paint, io } = person;
  const back = canGoBack ? `0 ${say(person, 'commandBack')} · ` : '';
  for (const line of wrapped(back + say(person, 'commandLine'), sizeOf(io).columns)) print(io, paint.dim(line));
  return (await lines.next('> '))?.trim();
}

function showMenu(person: Person, menu: Menu): void {
  for (const line of menuLines(person, menu, sizeOf(person.io))) print(person.io, line);
}

/** An answer that is no number of the list: a bid, or a choice in its short form ("thug:bar"). */
function typed(person: Person, view: unknown, line: string): object | undefined {
  const { game, voice } = person;
  const read = voice.typing(view)?.read(line);
  const choice = read !== undefined && 'choice' in read ? read.choice : game.rules.readChoice(line);
  if (choice === undefined) {
    const problem = read !== undefined && 'problem' in read ? read.problem : undefined;
    tell(person, problem ?? say(person, 'unknownInput', { input: line }));
    return undefined;
  }
  const reason = game.rules.whyNot(view, choice);
  if (reason !== undefined) tell(person, say(person, 'notPossible', { reason: voice.reason(reason) }));
  return reason === undefined ? choice : undefined;
}
