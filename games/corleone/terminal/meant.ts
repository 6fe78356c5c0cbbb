import type { Card, Choice, Content, View } from '@omerta/corleone/rules';
import { hasWords } from '@omerta/terminal/plainWords.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './words.ts';

/** The actions somebody may mean who types the name of a business, a family space or a card. */
export function meant(scene: Scene, view: View, words: string): Choice[] {
  const { content, language } = scene;
  const fits = (kind: 'business' | 'space' | 'job' | 'ally', id: string) =>
    id.toLowerCase() === words.toLowerCase() || hasWords(nameOf(language, kind, id, content.pack), words);
  return [
    ...onBoard(content, view)
      .filter(id => fits('business', id))
      .map(business => ({ kind: 'thug' as const, business })),
    ...content.spaces.filter(({ id }) => fits('space', id)).flatMap(({ id }) => membersTo(view, id)),
    ...jobsSeen(view)
      .filter(({ job }) => fits('job', job))
      .map(({ job, from }) => ({
        kind: 'job' as const,
        job,
        from,
        goods: content.jobs.get(job)!.payments[0]!,
      })),
    ...alliesSeen(view)
      .filter(id => fits('ally', id))
      .map(ally => ({ kind: 'ally' as const, ally })),
  ];
}

function onBoard({ turfs }: Content, { table }: View): string[] {
  return [...turfs.map(({ printed }) => printed.id), ...table.tiles.filter(tile => tile !== '')];
}

/** The members one has, or the Don where one has none. */
function membersTo({ table, viewer }: View, space: string): Choice[] {
  const members = viewer === 'spectator' ? [] : table.seats[viewer]!.members;
  return (members.length === 0 ? ['don' as const] : members).map(member => ({ kind: 'member', member, space }));
}

function jobsSeen({ own, table }: View): { job: Card; from: 'hand' | 'public' }[] {
  return [...new Set(own?.hand.jobs ?? [])]
    .map(job => ({ job, from: 'hand' as 'hand' | 'public' }))
    .concat([...new Set(table.publicJobs)].map(job => ({ job, from: 'public' })));
}

function alliesSeen({ own, table, viewer }: View): Card[] {
  const played = viewer === 'spectator' ? [] : table.seats[viewer]!.played;
  return [...(own?.hand.allies ?? []), ...played];
}
