import type { Pack } from '@omerta/corleone/seen';
import type { Origin } from '@omerta/table/rulebook/origin.ts';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { OpenedPacks } from './savedPack.ts';

/** What the page around the editor provides. */
export interface EditorPage {
  readonly Page: ComponentType<PageProps>;
  readonly OriginBadge: ComponentType<{ readonly origin: Origin }>;
  /** The packs of this device. */
  openPacks(): Promise<OpenedPacks>;
  /** Saves a copy of the standard pack and opens it. */
  copyStandard(): void;
  /** Takes a pack to a table of the server. */
  bring(id: string, pack: Pack): void;
  readonly isBringing: boolean;
}

export interface PageProps {
  readonly title: string;
  /** `own`: the page has a heading besides its title. */
  readonly heading?: 'shown' | 'own';
  readonly width?: 'wide' | 'narrow';
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export const EditorPageContext = createContext<EditorPage | undefined>(undefined);

export function useEditorPage(): EditorPage {
  const page = use(EditorPageContext);
  if (page === undefined) throw new Error('There is no page around this editor');
  return page;
}
