import { createContext } from 'react';
import type { Stage } from './stage.ts';

export const StageContext = createContext<Stage | undefined>(undefined);
