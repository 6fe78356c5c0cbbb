import type { EditorPage } from '@omerta/corleone/packs/editor/editorPage.ts';
import { PackEditor } from '@omerta/corleone/packs/editor/PackEditor.tsx';
import { HousePage } from '../page/HousePage.tsx';
import { OriginBadge } from '../rulebook/OriginBadge.tsx';
import { openPacks } from './savedPacks.ts';
import { useKeepPack } from './useKeepPack.ts';
import { useUsePack } from './useUsePack.ts';

/** /packs/:pack */
export default function EditPack() {
  const { copyStandard } = useKeepPack();
  const { isBusy: isBringing, bring } = useUsePack();
  const page: EditorPage = { Page: HousePage, OriginBadge, openPacks, copyStandard, bring, isBringing };
  return <PackEditor page={page} />;
}
