import type { PageParts } from '@omerta/table/page/pageParts.ts';
import { EndCoach } from './coach/EndCoach.tsx';
import { callAdviser } from './hints/callAdviser.ts';
import { ask } from './net/api.ts';
import { ensurePerson, usePerson } from './net/people.ts';
import { RuleLink } from './rulebook/RuleLink.tsx';
import { EndWays } from './table/EndWays.tsx';
import { mutesApi } from './table/screenApi.ts';
import { TableMenu } from './table/TableMenu.tsx';

/** What our pages provide to the tables on them. */
export const pageParts: PageParts = {
  TableMenu,
  EndWays,
  EndCoach,
  RuleLink,
  callAdviser,
  chat: {
    useHasName: () => usePerson() !== undefined,
    takeName: () => ensurePerson(),
    mute: mutesApi.mute,
  },
  fetchPack: hash => ask('GET', `/api/packs/${hash}`),
};
