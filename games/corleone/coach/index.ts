import type { GameCoach } from '@omerta/coach';
import type { Corleone } from '@omerta/corleone/rules';
import { coachCorleone } from './coachCorleone.ts';

export type { CorleoneBelief } from './beliefs.ts';

export const corleoneCoach: GameCoach<Corleone> = { gameFor: coachCorleone };
