import type { Frozen } from '@omerta/kernel';
import type * as z from 'zod/mini';
import type { packShape } from './packShape.ts';

export type * from './effect.ts';

/** Everything printed on the components of Corleone's Empire, as data. */
export type Pack = Frozen<z.output<typeof packShape>>;

export type PlayerCount = keyof SetupEntry['byPlayers'];
export type SetupEntry = Pack['setup'];
export type PlayerCountSetup = SetupEntry['byPlayers'][PlayerCount];
export type FamilyEntry = Pack['families'][number];
export type ActEntry = Pack['acts'][number];
export type IconEntry = Pack['icons'][number];
export type TurfEntry = Pack['turfs'][number];
export type FamilySpaceEntry = Pack['familySpaces'][number];
export type PrintedBusiness = Pack['businesses']['printed'][number];
export type TileEntry = Pack['businesses']['tiles'][number];
export type TileColor = TileEntry['color'];
export type JobEntry = Pack['jobs'][number];
export type JobColor = JobEntry['color'];
export type AllyEntry = Pack['allies'][number];
