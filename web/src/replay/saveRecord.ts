import { SEEN_DEAL_FORMAT, type SeenDeal } from '@omerta/kernel';
import { saveJson } from '@omerta/table/replay/saveJson.ts';
import { matchOf, type RecordFile } from '../practice/recordFile.ts';

/** For `omerta verify` and `omerta replay`. */
export const saveRecord = (file: RecordFile): void => saveJson(`omerta-${matchOf(file)}.json`, file);

/** For `omerta verify --seen`. */
export const saveSeenDeal = (seen: SeenDeal): void =>
  saveJson(`omerta-seen-${seen.match}.json`, { format: SEEN_DEAL_FORMAT, ...seen });
