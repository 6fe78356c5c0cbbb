export { type Progress, work } from './agenda.ts';
export { type ProblemOfOutcome, problemOfOutcome } from './claimedOutcome.ts';
export {
  dealFactions,
  type Factions,
  factionProblems,
  factionsBySeat,
  swapFaction,
  type TableFactions,
} from './factions.ts';
export { checkDeal, commitmentOf, dealSeed, type FairDeal, GIVEN_ENTROPY, isDeal } from './fairDeal.ts';
export { canonicalJson, fingerprint, isSameData } from './fingerprint.ts';
export type { Frozen } from './frozen.ts';
export { type Game, type Packs, type PlayerRange, type ReadPack, type RuleSwitch, rulesWith } from './game.ts';
export { keptLog, type LogRules, type LogScope, logScopeOf } from './keptLog.ts';
export { POSITION_FORMAT, type Position, positionOf, type ReadPosition, readPosition } from './position.ts';
export {
  below,
  cloneRandom,
  isSeed,
  next32,
  pick,
  type Random,
  randomFrom,
  type Seed,
  shuffle,
} from './random.ts';
export {
  type GameRecord,
  gameFingerprint,
  newRecord,
  type RecordedChoice,
  recordedChoice,
} from './record.ts';
export { RECORD_FORMAT, RECORDS_FORMAT, type RecordedPlayer, type RecordFile } from './recordFile.ts';
export { type Replayed, type ReplayProblem, type ReplayStep, replay, startOf } from './replay.ts';
export { rowOf } from './rowOf.ts';
export type { Author, GameTypes, Outcome, Prompt, PromptArgument, Reason, Rules, SeenRules } from './rules.ts';
export { rulesOfVersion } from './rulesOfVersion.ts';
export {
  allSeats,
  countSeats,
  has,
  listSeats,
  NO_SEATS,
  only,
  type Seat,
  type Seats,
  seatName,
  seatNamed,
  type Viewer,
  without,
  withSeat,
} from './seats.ts';
export {
  compareWithSeen,
  isCheckedBySeen,
  SEEN_DEAL_FORMAT,
  type SeenDeal,
  type SeenFinding,
  type SeenFindings,
} from './seenDeal.ts';
export { stateFrom } from './stateFrom.ts';
export {
  type CheckedStretch,
  checkStretches,
  recordOfStretch,
  type Stretch,
} from './stretches.ts';
export { type CheckedChoice, checkChoice, type Refusal, type Submitted, submit } from './submit.ts';
export {
  playByTasks,
  type Question,
  type TaskPlay,
  type TaskRules,
  type TaskTable,
  type TaskTypes,
} from './tasks.ts';
export { timeOutText } from './timeOutText.ts';
export { type ChoiceFacts, factsOf, openChoices, type PlayedRow, survivingChoices, undoable } from './undo.ts';
