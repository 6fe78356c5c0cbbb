import { saveJson } from '@omerta/table/replay/saveJson.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { matchOf } from './replayHost.ts';

/** For `omerta verify` and `omerta replay`. */
export const saveRecord = (file: RecordFile): void => saveJson(`omerta-${matchOf(file)}.json`, file);
