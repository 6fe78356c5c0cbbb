import { createContext, useContext } from 'react';
import type { Stage } from './stage.ts';

export const StageContext = createContext<Stage | undefined>(undefined);

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error('There is no stage around this component');
  return stage;
}
