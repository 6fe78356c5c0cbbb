import type { Programs } from './src/measure.ts';

export function buildBench(): Promise<Programs>;
