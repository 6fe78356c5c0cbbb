import { NO_SEAT, woundsToDie } from '@omerta/cashnguns/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Burst } from '../../draw/Burst.tsx';
import { BulletFace } from '../../draw/cards/BulletCard.tsx';
import { LOOKS } from '../../draw/gangsters.ts';
import { FoamGun } from '../../draw/guns.tsx';
import { INK } from '../../draw/ink.ts';
import { Medal } from '../../draw/Medal.tsx';
import type { Pose } from '../../draw/sceneProps.ts';
import { useAtTable } from '../atTable.ts';
import { tvWords } from '../tvWords.ts';
import styles from './RoundRecap.module.css';
import type { RecapShot, ShotEnd } from './recap.ts';

export interface ShotRowProps {
  readonly shot: RecapShot;
  /** The words beside the picture, which goes without the gun and its line. */
  readonly isSmall: boolean;
}

/** One gun of a round: from whom, what came out, at whom, and what it did. */
export function ShotRow({ shot, isSmall }: ShotRowProps) {
  const say = useWords(tvWords);
  const { names } = useAtTable();
  const { seat, target, end } = shot;
  const size = isSmall ? styles.small : styles.large;
  const isHit = end.kind === 'wounded' || end.kind === 'out';
  return (
    <li className={`${styles.shot} ${size} ${isHit ? styles.hit : ''} ${end.kind === 'out' ? styles.out : ''}`}>
      <ShotPicture shot={shot} isSmall={isSmall} />
      <p className={styles.who}>
        {target === NO_SEAT
          ? names.player(seat)
          : say('recap.at', { shooter: names.player(seat), target: names.player(target) })}
      </p>
      <p className={`${styles.what} ${styles[end.kind]}`}>{useEndWords(shot)}</p>
    </li>
  );
}

function useEndWords({ seat, target, end }: RecapShot): string {
  const say = useWords(tvWords);
  const { names, table } = useAtTable();
  switch (end.kind) {
    case 'wounded':
      return say('recap.wounded', { wounds: end.wounds, limit: woundsToDie(table.seats[target]!) });
    case 'unseen':
      return end.why === 'ducked' || end.why === 'targetDucked'
        ? say('recap.unseen', { name: names.player(end.why === 'ducked' ? seat : target) })
        : say('recap.slow', { name: names.player(end.why === 'tooSlow' ? seat : target) });
    case 'out':
    case 'lucky':
    case 'click':
    case 'shown':
      return say(`recap.${end.kind}`);
  }
}

const TARGETS: Readonly<Record<ShotEnd['kind'], Pose>> = {
  wounded: 'down',
  out: 'out',
  lucky: 'stand',
  click: 'stand',
  shown: 'ducked',
  unseen: 'stand',
};

function ShotPicture({ shot: { seat, target, end }, isSmall }: ShotRowProps) {
  const { gangsters, say } = useAtTable();
  const shooter = gangsters[seat] ?? 'bruno';
  const { colour, dash } = LOOKS[shooter];
  const why = end.kind === 'unseen' ? end.why : undefined;
  const isShown = end.kind !== 'unseen';
  const aimed = gangsters[target];
  const width = isSmall ? 350 : 590;
  const middle = isSmall ? 175 : 318;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} 130`} aria-hidden="true" focusable="false">
      <g transform="translate(60 70) scale(.52)">
        <Medal gangster={shooter} pose={why === 'ducked' ? 'ducked' : why === 'tooSlow' ? 'satOut' : 'stand'} />
      </g>
      {aimed !== undefined && !isSmall && (
        <g opacity={isShown ? 1 : 0.45}>
          <path d="M180 70H462" fill="none" stroke={INK} strokeWidth={15} strokeOpacity={0.92} strokeLinecap="round" />
          <path
            d="M180 70H462"
            fill="none"
            stroke={colour}
            strokeWidth={8}
            strokeDasharray={dash}
            strokeLinecap="round"
          />
          <path d="M454 54L484 70L454 86Z" fill={colour} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
          <g transform="translate(140 78) scale(.6)">
            <FoamGun gangster={shooter} />
          </g>
        </g>
      )}
      {aimed !== undefined && (
        <g transform={`translate(${width - 60} 70) scale(.52)`}>
          <Medal
            gangster={aimed}
            pose={why === 'targetDucked' ? 'ducked' : why === 'targetTooSlow' ? 'satOut' : TARGETS[end.kind]}
            mood={end.kind === 'lucky' ? 'wide' : 'calm'}
          />
        </g>
      )}
      {isShown ? (
        <g transform={`translate(${middle} 66)`}>
          <Burst
            bullet={end.kind === 'click' ? 'click' : 'bang'}
            radius={end.kind === 'click' ? 50 : 56}
            word={say(end.kind === 'click' ? 'art.click' : 'art.bang')}
          />
        </g>
      ) : (
        <g transform={`translate(${middle - 36} 14) scale(.74)`}>
          <BulletFace face="back" />
        </g>
      )}
    </svg>
  );
}
