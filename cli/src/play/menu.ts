import type { Voice } from '@omerta/terminal/game.ts';

/** A numbered list. Words that all its labels start with are moved to the title. */
export interface Menu {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** A choice, or a group that opens a list of its own. */
export type MenuItem =
  | { readonly label: string; readonly choice: object }
  | { readonly label: string; readonly inside: Menu; readonly count: number };

/** Up to `most` choices are listed one by one; more are grouped if possible. */
export function menuOf(voice: Voice, view: unknown, choices: readonly object[], most: number): Menu {
  const items = choices.map(choice => ({
    label: voice.choice(view, choice),
    choice,
    groups: voice.groupOf(view, choice),
  }));
  return items.length <= most ? listed(items) : grouped(items, 0, most);
}

interface Labelled {
  readonly label: string;
  readonly choice: object;
  readonly groups: readonly string[];
}

function grouped(items: readonly Labelled[], depth: number, most: number): Menu {
  const groups = inGroups(items, depth);
  const isDeeper = items.some(({ groups: keys }) => keys.length > depth + 1);
  if (groups.length === 1) return isDeeper && items.length > most ? grouped(items, depth + 1, most) : shortened(items);
  return { title: '', items: groups.flatMap(group => groupItems(group, depth + 1, most)) };
}

function inGroups(items: readonly Labelled[], depth: number): Labelled[][] {
  const groups = new Map<string, Labelled[]>();
  for (const item of items) {
    const key = item.groups.slice(0, depth + 1).join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** A group without common words has no name and is listed one by one. */
function groupItems(group: readonly Labelled[], depth: number, most: number): readonly MenuItem[] {
  const { title, items } = shortened(group);
  if (group.length === 1 || title === '') return group;
  const inside = group.length > most ? grouped(items, depth, most) : listed(items);
  const named = { ...inside, title: inside.title === '' ? title : inside.title };
  return [{ label: title, inside: named, count: group.length }];
}

function listed(items: readonly Labelled[]): Menu {
  return { title: '', items };
}

/** What all labels have in common at their start or after a full stop ("Bar. Front: Booze") moves to the title. */
function shortened(items: readonly Labelled[]): Menu & { readonly items: readonly Labelled[] } {
  const start = sharedStart(items.map(({ label }) => label));
  const rest = items.map(({ label }) => label.slice(start.length));
  const heading = start === '' ? '' : sharedHeading(rest);
  const name = start.replace(/[\s:,.+]+$/, '');
  return {
    title: heading === '' ? name : `${name} (${heading.slice(2, -2)})`,
    items: items.map((item, at) => ({ ...item, label: heading === '' ? rest[at]! : rest[at]!.replace(heading, ': ') })),
  };
}

/** Up to the last colon, comma or plus that all have in common. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  const [start = ''] = /^.*[:,+] /.exec(first.slice(0, length)) ?? [];
  return start;
}

/** ". Front: ", where all labels have it. */
function sharedHeading([first = '', ...others]: readonly string[]): string {
  const [heading = ''] = /\. [^.:]+: /.exec(first) ?? [];
  return others.every(label => label.includes(heading)) ? heading : '';
}
