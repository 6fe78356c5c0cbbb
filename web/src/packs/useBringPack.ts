import { useWords } from '@omerta/table/words/useWords.ts';
import { useLocation } from 'wouter';
import { ask } from '../net/api.ts';
import { ensurePerson } from '../net/people.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { openPacks } from './savedPacks.ts';

interface BringPack {
  readonly isBringing: boolean;
  readonly bring: (id: string, pack: object) => void;
}

/** Takes a pack of this device to a table: the server gets a copy, and the page of new tables sets one with it. */
export function useBringPack(game: string): BringPack {
  const { doing, start } = useDoing<'bring'>(useWords(pageWords));
  const [, go] = useLocation();
  const bring = (id: string, pack: object) =>
    void start('bring', async () => {
      await ensurePerson();
      const { hash } = await ask<{ readonly hash: string }>('POST', '/api/packs', { game, pack });
      await remember(id, pack, hash);
      go(`/new?game=${game}&pack=${hash}`);
    });
  return { isBringing: doing !== undefined, bring };
}

/** So that a game without the server finds the same pack on this device. */
async function remember(id: string, pack: object, hash: string): Promise<void> {
  const packs = await openPacks();
  const saved = await packs.find(id);
  if (saved !== undefined) await packs.put({ ...saved, pack, hash });
}
