import { factionsBySeat } from '@omerta/kernel';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { webGame } from '../games/games.ts';
import { useAboutOf } from '../games/useAboutOf.ts';
import { FactionPicker } from '../setup/FactionPicker.tsx';
import type { Lobby } from './useLobby.ts';

export interface SeatFactionProps {
  readonly lobby: Lobby;
  readonly seat: number;
}

/** RN-29, AMB-59: each player chooses for the own seat, and the host for bots. That of an empty seat can be had. */
export function SeatFaction({ lobby, seat }: SeatFactionProps) {
  const { info, gathering } = lobby;
  const about = useAboutOf(info.game)?.factions;
  const Picture = webGame(info.game)?.lobby?.factions?.Picture;
  if (info.factions === undefined || about === undefined || Picture === undefined) return undefined;
  const { all } = info.factions;
  const bySeat = factionsBySeat(info.factions, info.options, info.seats.length);
  const ownerOf = (faction: string) => {
    const owner = bySeat.indexOf(faction);
    return owner === seat || info.seats[owner]?.kind === 'empty' ? undefined : info.seats[owner]?.name;
  };
  const choose = (faction: string) => lobby.chooseFaction(seat, faction);
  if (gathering.mine === seat) {
    return (
      <FactionPicker
        all={all}
        Picture={Picture}
        about={about}
        chosen={bySeat[seat]}
        ownerOf={ownerOf}
        onChoose={choose}
      />
    );
  }
  return (
    <Choice
      label={about.ofBot(info.seats[seat]!.name)}
      value={bySeat[seat]!}
      options={all
        .filter(faction => ownerOf(faction) === undefined)
        .map(faction => ({ value: faction, label: about.name(faction) }))}
      onChange={choose}
    />
  );
}
