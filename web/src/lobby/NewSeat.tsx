import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { webGame } from '../games/games.ts';
import { pageWords } from '../words/pageWords.ts';
import type { Lobby } from './useLobby.ts';

/** One more chair, while the game has room for it. */
export function NewSeat({ lobby }: { readonly lobby: Lobby }) {
  const say = useWords(pageWords);
  const { info, doing } = lobby;
  const most = webGame(info.game)?.players.most ?? info.seats.length;
  if (info.seats.length >= most) return undefined;
  return (
    <Button
      look="ghost"
      size="small"
      icon={<Icon name="plus" />}
      isBusy={doing === 'change'}
      onClick={() => lobby.changeSeats(info.seats.length + 1)}
    >
      {say('seat.more')}
    </Button>
  );
}
