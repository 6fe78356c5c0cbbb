import { saveJson } from '@omerta/table/replay/saveJson.ts';
import type { Told } from './coachHost.ts';

/** As `omerta coach --json` prints it. */
export const saveAnalysis = ({ match, analysis }: Told): void => saveJson(`omerta-${match}-analysis.json`, analysis);
