import { woundsToDie } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { Clock } from '@omerta/table/table/Clock.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { LOOKS } from '../../draw/gangsters.ts';
import { MedalPicture } from '../../draw/Medal.tsx';
import { PlasterRow } from '../../draw/Plaster.tsx';
import { TalentIcon } from '../../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../atTable.ts';
import { poseOf } from '../poses.ts';
import { OpenCards } from './OpenCards.tsx';
import styles from './PlayerSheet.module.css';
import { Recalled } from './Recalled.tsx';

/** All that is public about one player, at leisure, and what a perfect memory knows. */
export function PlayerSheet({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const { say, names, table, gangsters, recall, loots, seat: mine } = useAtTable();
  const open = loots?.[seat];
  const player = table.seats[seat];
  const gangster = gangsters[seat];
  if (player === undefined || gangster === undefined) return null;
  return (
    <Sheet title={names.player(seat)} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.head}>
        <MedalPicture gangster={gangster} pose={poseOf(player)} wounds={player.wounds} size={84} />
        <div>
          <b>{LOOKS[gangster].name}</b>
          <p>
            <PlasterRow wounds={player.wounds} limit={woundsToDie(player)} />
          </p>
          <p>
            {say('bullets', { count: player.bullets })} · {say('lootCards', { count: player.loot })}
          </p>
          <Clock seat={seat} />
        </div>
      </div>
      {player.talent !== '' && (
        <p className={styles.talent}>
          <TalentIcon talent={player.talent} size={34} />
          <span>
            <b>{names.talent(player.talent)}</b> {names.talentText(player.talent)}
          </span>
        </p>
      )}
      {open !== undefined && player.alive && (
        <section>
          <h3>{say('openLoot.title')}</h3>
          <OpenCards loot={open} />
        </section>
      )}
      {recall !== undefined && seat !== mine && player.alive && (
        <section>
          <h3>{say('memory.title')}</h3>
          <Recalled seat={seat} />
        </section>
      )}
    </Sheet>
  );
}
