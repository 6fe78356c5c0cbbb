import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { houseGame } from '../games/houseGames.ts';
import { pageWords } from '../words/pageWords.ts';
import { withSeats } from './chairs.ts';
import { type Lobby, rulesOptions } from './useLobby.ts';

/** One more chair, while the game has room for it. */
export function NewSeat({ lobby }: { readonly lobby: Lobby }) {
  const say = useWords(pageWords);
  const { info, doing } = lobby;
  const most = houseGame(info.game)?.players.most ?? info.seats.length;
  if (info.seats.length >= most) return undefined;
  return (
    <Button
      look="ghost"
      size="small"
      icon={<Icon name="plus" />}
      isBusy={doing === 'change'}
      onClick={() => lobby.change({ options: withSeats(rulesOptions(info), info.seats.length + 1) })}
    >
      {say('seat.more')}
    </Button>
  );
}
