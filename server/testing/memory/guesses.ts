import { countedOnce, waitOf } from '../../src/store/guessCounts.ts';
import type { Guesses } from '../../src/store/store.ts';
import type { Disk } from './disk.ts';
import type { Sync } from './people.ts';

export const guesses = (disk: Disk): Sync<Guesses> => ({
  countGuess(limits, now) {
    const wait = Math.max(...limits.map(limit => waitOf(disk.guesses.get(limit.key), limit, now)));
    if (wait > 0) return wait;
    for (const limit of limits) disk.guesses.set(limit.key, countedOnce(disk.guesses.get(limit.key), limit, now));
    return 0;
  },
  takeBackGuess(limits) {
    for (const { key, recovery } of limits) {
      const count = disk.guesses.get(key);
      if (count !== undefined) disk.guesses.set(key, { ...count, clearAt: count.clearAt - recovery });
    }
  },
  noteWrongGuess(limits, now, id) {
    for (const { key } of limits) {
      const count = disk.guesses.get(key);
      if (count !== undefined) disk.guesses.set(key, { ...count, lastAt: now });
    }
    const person = id === undefined ? undefined : disk.people.get(id);
    if (person === undefined) return;
    disk.people.set(person.id, { ...person, failedLogins: (person.failedLogins ?? 0) + 1, failedLoginAt: now });
  },
  forgetFailedLogins(id) {
    const { failedLogins: _, failedLoginAt: __, ...person } = disk.people.get(id)!;
    disk.people.set(id, person);
  },
  deleteOldGuesses: now => disk.guesses.deleteWhere(({ clearAt }) => clearAt <= now),
});
