import type { Pack } from '@omerta/corleone/seen';
import { useSettings } from '@omerta/table/settings/settings.ts';
import type { Language } from '@omerta/words';
import { createContext, use } from 'react';
import { isAbout, type Problem } from './problem.ts';

/** The pack that is open, for everything inside the editor. */
export interface Editor {
  readonly pack: Pack;
  readonly isReadOnly: boolean;
  readonly errors: readonly Problem[];
  /** Changes that are about the same thing, one after another, are undone together. */
  readonly edit: (changed: Pack, about?: string) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('Stands outside of an editor');
  return editor;
}

export const useLanguage = (): Language => useSettings(({ language }) => language);

export function useProblems(entry: string, field: string): readonly Problem[] {
  return useEditor().errors.filter(problem => isAbout(problem, entry, field));
}
