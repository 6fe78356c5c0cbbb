export { type ChatLine, type Frame, frame, type Question, type SeatClock } from './frames.ts';
export {
  type ClientMessage,
  type ClientMessageKind,
  CODE,
  COMMAND_ID,
  clientMessages,
  EMOTE_PAUSE,
  EMOTES,
  type Emote,
  MATCH_ID,
  readMessage,
  SCREEN_KEY,
} from './messages.ts';
export {
  REFUSALS,
  type RefusalCode,
  type Refused,
  type Reply,
  replies,
  type Served,
  type ServedKind,
  served,
} from './replies.ts';
export { PATIENT, pauseBefore } from './retries.ts';
export {
  type ClockSetting,
  PACES,
  type Pace,
  type PlayedOn,
  playedOn,
  settings,
  type TableInfo,
  type TableSeat,
  type TableSettings,
  tableInfo,
  USUAL_PACE,
} from './tables.ts';
export { givingEntropy, watchCommitment, watchDeal } from './watchDeal.ts';
