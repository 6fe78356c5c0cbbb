import type { Content } from '@omerta/corleone/rules';
import { aligned } from '@omerta/terminal/lines.ts';

/** What a pack holds, section by section, and how many entries come from where. */
export function overview({ pack, hash }: Content): string[] {
  const { printed, tiles } = pack.businesses;
  const count = (list: readonly { readonly copies: number }[]) => list.reduce((sum, { copies }) => sum + copies, 0);
  const total = (list: readonly { readonly count: number }[]) => list.reduce((sum, { count: each }) => sum + each, 0);
  const sections: [string, string, readonly Entry[]][] = [
    ['families', '', pack.families],
    ['turfs', '', pack.turfs],
    ['family spaces', '', pack.familySpaces],
    ['businesses, printed', '', printed],
    ['businesses, tiles', tilesByColor(pack.businesses.tiles), tiles],
    ['jobs', `${count(pack.jobs)} cards`, pack.jobs],
    ['allies', '', pack.allies],
    ['money', `${total(pack.moneyDeck)} cards`, pack.moneyDeck],
    ['goods', `${total(pack.goodsDeck)} cards`, pack.goodsDeck],
    ['acts', `hand limits ${pack.acts.map(({ handLimit }) => handLimit).join(', ')}`, pack.acts],
    ['icons', '', pack.icons],
  ];
  const head = ['', 'entries', ...SOURCES, ''];
  const rows = sections.map(([name, more, entries]) => [
    name,
    String(entries.length),
    ...SOURCES.map(source => numberOrDash(entries.filter(({ provenance }) => provenance === source).length)),
    more,
  ]);
  const all = sections.flatMap(([, , entries]) => entries);
  const sum = [
    'all',
    String(all.length),
    ...SOURCES.map(source => numberOrDash(all.filter(({ provenance }) => provenance === source).length)),
    '',
  ];
  const right = { right: true };
  return [
    `${pack.name} (${pack.id}, version ${pack.meta.version})`,
    `hash ${hash}`,
    '',
    ...aligned([head, ...rows, sum], [{}, right, right, right, right, {}], 100),
  ];
}

interface Entry {
  readonly provenance: string;
}

const SOURCES = ['rulebook', 'web', 'proposal'] as const;

function numberOrDash(number: number): string {
  return number === 0 ? '–' : String(number);
}

function tilesByColor(tiles: readonly { readonly color: string }[]): string {
  return ['blue', 'red'].map(color => `${tiles.filter(tile => tile.color === color).length} ${color}`).join(', ');
}
