import { extras } from './extras.ts';
import { guesses } from './guesses.ts';
import { matches } from './matches.ts';
import { mutes } from './mutes.ts';
import { packs } from './packs.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { sessions } from './sessions.ts';
import { setPassword } from './setPassword.ts';
import type { Database } from './sql.ts';
import type { Extras, Guesses, Matches, Mutes, Packs, People, Play, Sessions } from './store.ts';

export type SqlStore = People & Sessions & Guesses & Matches & Play & Mutes & Packs & Extras;

export const sqlStore = (database: Database): SqlStore => ({
  ...people(database),
  ...sessions(database),
  ...setPassword(database),
  ...guesses(database),
  ...matches(database),
  ...play(database),
  ...mutes(database),
  ...packs(database),
  ...extras(database),
});
