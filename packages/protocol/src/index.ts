export { type ChatLine, chatLine, type Frame, frame, type Question, type SeatClock } from './frames.ts';
export {
  type ClientMessage,
  type ClientMessageKind,
  COMMAND_ID,
  clientMessages,
  EMOTES,
  type Emote,
  MATCH_ID,
  readMessage,
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
export {
  type ClockSetting,
  clockSetting,
  settings,
  type TableInfo,
  type TableSeat,
  type TableSettings,
  tableInfo,
} from './tables.ts';
