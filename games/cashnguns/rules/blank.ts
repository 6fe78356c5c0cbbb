import { noLoot } from './loot.ts';
import { NO_SEAT, type Own } from './state.ts';
import { NO_TALENT } from './talents.ts';

export const newOwn = (): Own => ({
  hand: { click: 0, bang: 0 },
  played: '',
  aim: NO_SEAT,
  courage: '',
  loot: noLoot(),
  discarded: { click: 0, bang: 0 },
  dealt: [],
  kept: NO_TALENT,
  hustle: undefined,
});
