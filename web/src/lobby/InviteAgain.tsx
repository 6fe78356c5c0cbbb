import type { TableInfo } from '@omerta/protocol';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';

/** People whom the host has removed from the lobby stay out until the host presses this. */
export function InviteAgain({ info: { match, shownOut } }: { readonly info: TableInfo }) {
  const say = useWords(pageWords);
  const { doing, start } = useDoing<'invite'>(say);
  if (shownOut === undefined) return null;
  return (
    <Button
      look="ghost"
      isBusy={doing === 'invite'}
      onClick={() => start('invite', () => tablesApi.inviteAgain(match))}
    >
      {say('invite.again', { count: shownOut })}
    </Button>
  );
}
