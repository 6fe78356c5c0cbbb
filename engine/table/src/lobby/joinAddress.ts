import type { TableInfo } from '@omerta/protocol';
import { basePath } from '../net/basePath.ts';

/** Where phones go that scan the shared screen. */
export function joinAddress({ match, code }: Pick<TableInfo, 'match' | 'code'>): string {
  const base = `${location.origin}${basePath()}`;
  return code === undefined ? `${base}/t/${match}` : `${base}/${code}`;
}
