import type { Random } from '@omerta/kernel';

/** Random generators anywhere in a state, recognised by their shape. */
export function generatorsIn(data: unknown): Random[] {
  if (typeof data !== 'object' || data === null) return [];
  return isGenerator(data) ? [data] : Object.values(data).flatMap(generatorsIn);
}

function isGenerator(data: { kind?: unknown; count?: unknown }): data is Random {
  return (data.kind === 'sim' || data.kind === 'live') && typeof data.count === 'number';
}
