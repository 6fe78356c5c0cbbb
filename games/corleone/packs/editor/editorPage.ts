import type { Pack } from '@omerta/corleone/seen';
import type { PackPage } from '@omerta/table/packs/packParts.ts';
import { createContext, use } from 'react';

export type EditorPage = PackPage<Pack>;

export const EditorPageContext = createContext<EditorPage | undefined>(undefined);

export function useEditorPage(): EditorPage {
  const page = use(EditorPageContext);
  if (page === undefined) throw new Error('There is no page around this editor');
  return page;
}
