// Untrusted records. A separate entry, as `shape` is: only programs that read records bundle zod.
export {
  type ReadRecord,
  type ReadRecordFile,
  type ReadSeenDeal,
  readRecord,
  readRecordFile,
  readSeenDeal,
} from './readRecord.ts';
export { recordFileShape } from './recordShape.ts';
