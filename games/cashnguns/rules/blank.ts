import { noLoot } from './loot.ts';
import { NOBODY, type Own } from './state.ts';
import { NO_TALENT } from './talents.ts';

export const newOwn = (): Own => ({
  hand: { click: 0, bang: 0 },
  played: '',
  aim: NOBODY,
  courage: '',
  loot: noLoot(),
  discarded: { click: 0, bang: 0 },
  dealt: [],
  kept: NO_TALENT,
  hustle: undefined,
});
