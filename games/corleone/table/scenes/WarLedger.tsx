import { MarkerIcon } from '../draw/ControlMarker.tsx';
import { Drawing } from '../draw/Drawing.tsx';
import { Emblem } from '../draw/Emblem.tsx';
import { familyColours } from '../draw/families.ts';
import { useAtTable } from '../show/atTable.ts';
import type { War, WarTurf } from '../show/warStory.ts';
import { useWarWords } from './useWarWords.ts';
import styles from './WarLedger.module.css';

/** The seven turfs of the war, one card each. */
export function WarLedger({ war }: { readonly war: War }) {
  const { say } = useAtTable();
  return (
    <ol className={styles.ledger} aria-label={say('war.ledger')}>
      {war.turfs.map(turf => (
        <TurfCard key={turf.turf} fought={turf} isNow={turf === war.now} />
      ))}
    </ol>
  );
}

function TurfCard({ fought, isNow }: { readonly fought: WarTurf; readonly isNow: boolean }) {
  const { content, names, families, seat } = useAtTable();
  const { resultOf, sideName } = useWarWords();
  const { turf, sides, outcome } = fought;
  const winner = outcome?.kind === 'won' ? outcome.seat : undefined;
  return (
    <li
      className={styles.turf}
      data-open={outcome === undefined || undefined}
      data-now={isNow || undefined}
      data-mine={(winner !== undefined && winner === seat) || undefined}
      aria-current={isNow ? 'step' : undefined}
    >
      <header>
        <i aria-hidden="true">{content.turfIndex.get(turf)! + 1}</i>
        <b>{names.turf(turf)}</b>
      </header>
      {outcome === undefined ? (
        <p>…</p>
      ) : (
        <>
          <ul>
            {sides.map(side => {
              const family = side.seat === 'neutral' ? 'neutral' : (families[side.seat] ?? 'neutral');
              return (
                <li key={side.seat} style={familyColours(family)} data-won={side.seat === winner || undefined}>
                  <em>
                    <Drawing viewBox="-10 -10 20 20" width={11} height={11}>
                      <Emblem family={family} />
                    </Drawing>
                  </em>
                  <u style={{ width: `${side.figures.length * 0.9}rem` }} />
                  <span aria-hidden="true">{side.figures.length}</span>
                  <span className="unseen">
                    {sideName(side.seat)}: {side.figures.length}
                  </span>
                </li>
              );
            })}
          </ul>
          <p>
            {winner !== undefined && families[winner] !== undefined && (
              <MarkerIcon family={families[winner]} size={22} />
            )}
            {resultOf(outcome)}
          </p>
        </>
      )}
    </li>
  );
}
