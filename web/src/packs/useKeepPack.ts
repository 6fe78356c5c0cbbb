import { copyOf } from '@omerta/corleone/packs/editor/edits.ts';
import { packWords } from '@omerta/corleone/packs/editor/packWords.ts';
import { type Pack, standardPack } from '@omerta/corleone/seen';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useLocation } from 'wouter';
import { newCommandId } from '../net/commandId.ts';
import { openPacks } from './savedPacks.ts';

interface KeepPack {
  readonly copyStandard: () => void;
  readonly keepFile: (pack: Pack, file: string) => Promise<void>;
}

/** Keeps a new pack on this device and opens it, or says that there is no room for it. */
export function useKeepPack(): KeepPack {
  const say = useWords(packWords);
  const [, go] = useLocation();
  const keep = async (id: string, pack: Pack, from: string) => {
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
      void keep(id, copyOf(standardPack, id, say('copyName', { name })), name);
    },
    keepFile: (pack, file) => keep(newId(), pack, file), // as it is
  };
}

const newId = (): string => `house${newCommandId().slice(0, 8)}`;
