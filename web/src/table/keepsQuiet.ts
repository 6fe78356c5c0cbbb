import type { TableInfo } from '@omerta/protocol';
import { settings } from '@omerta/table/settings/settings.ts';
import { isPhone } from '@omerta/table/table/useControllerChoice.ts';

/** Sounds live on the shared screen: while one is up the phones beside it are silent, unless their owner wants both. */
export function keepsQuiet(info: TableInfo | undefined): boolean {
  if (info === undefined) return true; // whether a screen is up is not known yet
  if (!info.hasScreen || info.you.isScreen === true) return false;
  return isPhone() && !settings.getState().besideScreen;
}
