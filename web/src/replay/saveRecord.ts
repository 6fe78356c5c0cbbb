import { saveJson } from '@omerta/table/replay/saveJson.ts';
import { matchOf, type RecordFile } from '../practice/recordFile.ts';

/** For `omerta verify` and `omerta replay`. */
export const saveRecord = (file: RecordFile): void => saveJson(`omerta-${matchOf(file)}.json`, file);
