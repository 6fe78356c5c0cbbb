import type { TableInfo } from '@omerta/protocol';

/** A private table lets in who knows its code; others are found by their link alone. */
export function inviteLink({ match, code }: Pick<TableInfo, 'match' | 'code'>, base: string): string {
  return new URL(code === undefined ? `t/${match}` : code, base).href;
}
