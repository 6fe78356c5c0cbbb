import { Friend } from '../choose/prompt/Friend.tsx';
import { familyColours } from '../draw/families.ts';
import { PawnIcon } from '../draw/pawns/PawnIcon.tsx';
import { kindOf, sideOf } from '../draw/pawns/pawnKinds.ts';
import { useAtTable } from '../show/atTable.ts';
import { Rule } from '../show/Rule.tsx';
import type { War } from '../show/warStory.ts';
import { useWarWords } from './useWarWords.ts';
import styles from './WhoCounts.module.css';

/** The sides in the turf that is fought for, figure by figure, and why it ends as it does. */
export function WhoCounts({ war }: { readonly war: War }) {
  const { say, names, families, content } = useAtTable();
  const { sideName, whyOf, titleOf } = useWarWords();
  const { now, next } = war;
  if (now === undefined) return <p className={styles.none}>{say('war.begins')}</p>;
  return (
    <section className={styles.counts} aria-label={say('war.whoCounts', { turf: names.turf(now.turf) })}>
      <h2>
        <span>{say('war.whoCounts', { turf: names.turf(now.turf) })}</span>
        <small>{say('war.number', { number: content.turfIndex.get(now.turf)! + 1, count: war.turfs.length })}</small>
      </h2>
      {now.sides.map(side => (
        <div
          key={side.seat}
          className={styles.side}
          style={familyColours(side.seat === 'neutral' ? 'neutral' : (families[side.seat] ?? 'neutral'))}
        >
          <header>
            <b>{sideName(side.seat)}</b>
            <span>{side.figures.length}</span>
          </header>
          <ul>
            {side.figures.map(({ figure, at }) => (
              <li key={at}>
                <PawnIcon kind={kindOf(figure)} family={sideOf(figure, families)} size={36} />
                <span>
                  <b>{names.role(figure)}</b>
                  <small>{content.turfIndex.has(at) ? say('war.standsIn') : names.place(at)}</small>
                </span>
                <em>1</em>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {now.outcome !== undefined && (
        <Friend title={titleOf(now)}>
          {whyOf(now.outcome)} <Rule id="W1" /> <Rule id="W2" />
        </Friend>
      )}
      {next !== undefined && (
        <p className={styles.next}>
          <i aria-hidden="true">{content.turfIndex.get(next)! + 1}</i>
          {say('war.next', { turf: names.turf(next) })}
        </p>
      )}
    </section>
  );
}
