import { Fold } from '@omerta/table/coach/Fold.tsx';
import { useNumbers } from '@omerta/table/coach/numbers.ts';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import type { Told } from './coachHost.ts';
import styles from './Flags.module.css';
import { ToMoment, type Way } from './ToMoment.tsx';
import { flagsIn, type ToldFlag } from './toldWords.ts';

export interface FlagsProps {
  readonly told: Told;
  readonly voice: CoachVoice;
  readonly way: Way;
}

const MOST_AT_ONCE = 4;

/** Choices that gave a share of victory away, with a better one. */
export function Flags({ told, voice, way }: FlagsProps) {
  const say = useWords(coachWords);
  const flags = useMemo(() => flagsIn(told, voice), [told, voice]);
  const rest = flags.slice(MOST_AT_ONCE);
  if (flags.length === 0) return <p className={styles.note}>{say('flags.none')}</p>;
  return (
    <>
      <p className={styles.note}>{say('flags.words')}</p>
      <FlagList flags={flags.slice(0, MOST_AT_ONCE)} voice={voice} way={way} />
      {rest.length > 0 && (
        <Fold title={say('flags.rest', { count: rest.length })}>
          <FlagList flags={rest} voice={voice} way={way} />
        </Fold>
      )}
    </>
  );
}

function FlagList({ flags, voice, way }: Omit<FlagsProps, 'told'> & { readonly flags: readonly ToldFlag[] }) {
  const say = useWords(coachWords);
  const { points } = useNumbers();
  return (
    <ul className={styles.flags}>
      {flags.map(({ step, seat, flag, loss, played, better }) => (
        <li key={step}>
          <ToMoment way={way} step={step - 1}>
            <span className={styles.sign} data-flag={flag} aria-hidden="true">
              {SIGNS[flag]}
            </span>
            <span className={styles.words}>
              <b style={{ color: voice.seats[seat]?.colour }}>{voice.seats[seat]?.name}</b>
              {', '}
              {say(`flag.${flag}`)}, {say('points', { points: points(-loss) })}
              <span className={styles.choice}>{say('flag.played', { choice: played })}</span>
              <span className={styles.choice}>{say('flag.better', { choice: better })}</span>
              <small>{say('step', { step })}</small>
            </span>
          </ToMoment>
        </li>
      ))}
    </ul>
  );
}

/** As chess players write them. */
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;
