import type { PageParts } from '@omerta/table/page/pageParts.ts';
import { EndCoach } from './coach/EndCoach.tsx';
import { callAdviser } from './hints/callAdviser.ts';
import { EndWays } from './menu/EndWays.tsx';
import { TableMenu } from './menu/TableMenu.tsx';
import { ask } from './net/api.ts';
import { ensurePerson, usePerson } from './net/people.ts';
import { mutesApi } from './net/screenApi.ts';
import { RuleLink } from './rulebook/RuleLink.tsx';

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
