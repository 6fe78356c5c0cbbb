// Defects that the simulation must find, by name. Each is made anew for every seed.
import type { Defect } from './defect.ts';
import * as broadcasts from './planted/broadcasts.ts';
import * as commits from './planted/commits.ts';
import * as playing from './planted/playing.ts';

export const PLANTED: Readonly<Record<string, () => Defect>> = {
  'acknowledges before the commit': () => commits.acknowledgesBeforeCommit,
  'swallows write errors': () => commits.swallowsWriteErrors,
  'tries a lost commit again without looking': () => commits.retriesBlindly,
  'two nodes, no unique keys': () => commits.hasNoUniqueKeys,
  'tears a group of commits': () => commits.tearsGroups,
  'shows what is not committed': broadcasts.showsBeforeCommit,
  'forgets to resync a page that reconnects': () => broadcasts.forgetsToResync,
  'sends every page the frames of all': broadcasts.sendsToAllPages,
  'shows too much after a restart': () => broadcasts.showsTooMuchAfterLoading,
  'sends all events to all viewers, after a restart': () => broadcasts.sendsAllEvents,
  'sends a page that comes back what the log leaves out': () => broadcasts.forgetsNothing,
  'takes back too little of what happened': () => broadcasts.takesBackTooLittle,
  'sends a secret of the deal': () => broadcasts.sendsTheDeal,
  'never asks for news it has missed': () => broadcasts.neverAsksForNews,
  'goes on from an old cache after a crash': broadcasts.trustsAnOldCache,
  'does not broadcast undos': () => broadcasts.hidesUndos,
  'undoes across what was revealed': () => playing.undoesAcrossReveals,
  'takes a command twice': () => playing.forgetsCommands,
  'has a clock that runs too fast': () => playing.runsTooFast,
  'gives no new time for the next answer': playing.givesNoNewTime,
  'counts the time when no server was there': playing.countsDowntime,
  'lets any player answer for another': () => playing.takesAnyAnswer,
};
