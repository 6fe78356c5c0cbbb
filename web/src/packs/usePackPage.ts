import type { PackPage } from '@omerta/table/packs/packParts.ts';
import { newCommandId } from '../net/commandId.ts';
import { Page } from '../page/Page.tsx';
import { OriginBadge } from '../rulebook/OriginBadge.tsx';
import { openPacks } from './savedPacks.ts';
import { useBringPack } from './useBringPack.ts';

/** What our pages provide to those of a game's packs. */
export const usePackPage = (game: string): PackPage => ({
  Page,
  OriginBadge,
  openPacks,
  newId,
  ...useBringPack(game),
});

const newId = (): string => `house${newCommandId().slice(0, 8)}`;
