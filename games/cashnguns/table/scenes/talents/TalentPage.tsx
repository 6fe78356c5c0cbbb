import type { Seat } from '@omerta/kernel';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { Cta } from '../../choose/prompt/Cta.tsx';
import { TalentIcon } from '../../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { TalentCard } from '../../show/talents/TalentCard.tsx';
import { talentsAt } from '../../show/talents/talentsAtStart.ts';
import { talentWords } from '../../show/talentWords.ts';
import styles from './TalentPage.module.css';

/** The whole phone for one Talent, and below it the signs of all others: a tap turns theirs up. */
export function TalentPage({ first, onClose }: { readonly first: Seat; readonly onClose: () => void }) {
  const { say: sayGame, table, names, seat: mine } = useAtTable();
  const say = useWords(talentWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const [seat, setSeat] = useState(first);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    foot.current?.querySelector('button')?.focus(); // the one that leads on, not the first of the others
    return () => shown?.close();
  }, []);
  const talents = talentsAt(table);
  const shown = talents.find(each => each.seat === seat);
  if (shown === undefined) return null;
  const talent = names.talent(shown.talent);
  return (
    <dialog
      ref={dialog}
      className={styles.page}
      aria-label={sayGame('talents.title')}
      onClose={() => dialog.current?.open || onClose()} // a sheet that was opened anew tells of its first closing late
    >
      <div className={styles.inside}>
        <p className={styles.whole}>{say('whole')}</p>
        <h2>{seat === mine ? sayGame('talents.you', { talent }) : say('of', { name: names.player(seat), talent })}</h2>
        <TalentCard {...shown} />
        <p className={styles.everybody}>{say('others')}</p>
        <ul className={styles.others}>
          {talents
            .filter(each => each.seat !== seat)
            .map(each => (
              <li key={each.seat}>
                <button
                  type="button"
                  title={say('of', { name: names.player(each.seat), talent: names.talent(each.talent) })}
                  onClick={() => setSeat(each.seat)}
                >
                  <TalentIcon talent={each.talent} size={30} />
                  <span>{names.player(each.seat)}</span>
                  <span className="unseen">{names.talent(each.talent)}</span>
                  <span className="unseen">{say(`order.${each.talent}`)}</span>
                </button>
              </li>
            ))}
        </ul>
        <div ref={foot} className={styles.foot}>
          <Cta onPress={onClose}>{sayGame('talents.read')}</Cta>
        </div>
      </div>
    </dialog>
  );
}
