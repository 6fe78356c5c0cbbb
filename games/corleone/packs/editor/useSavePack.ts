import { type Pack, standardPack } from '@omerta/corleone/seen';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useLocation } from 'wouter';
import { useEditorPage } from './editorPage.ts';
import { copyOf } from './edits.ts';
import { packWords } from './packWords.ts';

interface SavePack {
  readonly copyStandard: () => void;
  readonly saveFile: (pack: Pack, file: string) => Promise<void>;
}

/** Stores a new pack on this device and opens it, or says that there is no room for it. */
export function useSavePack(): SavePack {
  const { newId, openPacks } = useEditorPage();
  const say = useWords(packWords);
  const [, go] = useLocation();
  const save = async (id: string, pack: Pack, from: string) => {
    try {
      await (await openPacks()).put({ id, pack, from, changedAt: Date.now() });
      go(`/packs/${id}`);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      toast(say('noRoom'), 'danger');
    }
  };
  return {
    copyStandard: () => {
      const id = newId();
      const name = say('standard');
      void save(id, copyOf(standardPack, id, say('copyName', { name })), name);
    },
    saveFile: (pack, file) => save(newId(), pack, file), // as it is
  };
}
