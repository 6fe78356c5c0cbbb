import { type Card, type Choice, spacesOf, type View } from '@omerta/corleone/seen';
import { hasWords } from '@omerta/terminal/plainWords.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './words.ts';

/** The actions a player may mean by the name of a business, a family space or a card. */
export function meant(scene: Scene, view: View, words: string): Choice[] {
  const { content, language } = scene;
  const fits = (kind: 'business' | 'space' | 'job' | 'ally', id: string) =>
    id.toLowerCase() === words.toLowerCase() || hasWords(nameOf(language, kind, id, content.pack), words);
  return [
    ...spacesOf(content, view.table)
      .filter(id => content.businesses.has(id) && fits('business', id))
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

/** The members the viewer has, or the Don where there is none. */
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
