import { lootWorth, woundsToDie } from '@omerta/cashnguns/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { usePlay } from '../../choose/play.ts';
import { PlasterRow } from '../../draw/Plaster.tsx';
import { TalentIcon } from '../../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { talentNow } from '../../show/talents/talentNow.ts';
import { talentWords } from '../../show/talentWords.ts';
import styles from './MyStrip.module.css';
import { TalentPage } from './TalentPage.tsx';

/** Under the bar of a phone, on every screen of a game with Talents: my wounds, my money, my Talent. */
export function MyStrip({ isCovered = false }: { readonly isCovered?: boolean }) {
  const at = useAtTable();
  const say = useWords(talentWords);
  const { isHidden } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const { say: sayGame, names, seat, table, view } = at;
  const player = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || player === undefined || player.talent === '') return null;
  const talent = player.talent;
  const limit = woundsToDie(player);
  const now = talentNow(at, { seat, talent });
  const isPrivate = isCovered || isHidden || view.own === undefined;
  return (
    <section className={styles.strip}>
      <span role="img" aria-label={say('wounds', { wounds: player.wounds, limit })}>
        <PlasterRow wounds={player.wounds} limit={limit} size={limit > 3 ? 18 : 26} />
      </span>
      {!isPrivate && view.own !== undefined && (
        <span className={styles.money}>
          <b>{sayGame('worth', { thousands: lootWorth(view.own.loot, player) })}</b> <small>{say('yours')}</small>
        </span>
      )}
      <button
        type="button"
        className={styles.chip}
        data-now={now}
        aria-label={say('chip', { talent: names.talent(talent), order: say(`order.${talent}`) })}
        title={now === 'idle' ? undefined : say(`now.${now}`)}
        onClick={() => setOpen(true)}
      >
        <TalentIcon talent={talent} size={24} colour="currentColor" />
        <span>{names.talent(talent)}</span>
      </button>
      {isOpen && <TalentPage first={seat} onClose={() => setOpen(false)} />}
    </section>
  );
}
