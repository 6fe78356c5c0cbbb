import type { Pack } from '@omerta/corleone/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useLocation } from 'wouter';
import { ask } from '../net/api.ts';
import { ensurePerson } from '../net/people.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { openPacks } from './savedPacks.ts';

/** Takes a pack of this device to a table: the house gets a copy, and the home page sets a table with it. */
export function useUsePack(): { readonly isBusy: boolean; readonly bring: (id: string, pack: Pack) => void } {
  const { doing, start } = useDoing<'bring'>(useWords(pageWords));
  const [, go] = useLocation();
  const bring = (id: string, pack: Pack) =>
    void start('bring', async () => {
      await ensurePerson();
      const { hash } = await ask<{ readonly hash: string }>('POST', '/api/packs', { game: 'corleone', pack });
      await remember(id, pack, hash);
      go(`/?pack=${hash}`);
    });
  return { isBusy: doing !== undefined, bring };
}

/** So that a game without the house finds the same pack on this device. */
async function remember(id: string, pack: Pack, hash: string): Promise<void> {
  const packs = await openPacks();
  const saved = await packs.find(id);
  if (saved !== undefined) await packs.put({ ...saved, pack, hash });
}
