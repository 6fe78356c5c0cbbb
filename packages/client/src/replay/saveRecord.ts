import type { RecordFile } from '../practice/recordFile.ts';
import { matchOf } from './replayHost.ts';

/** Gives the record to the reader as a file, for `omerta verify` and `omerta replay`. */
export function saveRecord(file: RecordFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `omerta-${matchOf(file)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
