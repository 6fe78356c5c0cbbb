import { useNumbers } from '@omerta/table/coach/numbers.ts';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import type { Told } from './coachHost.ts';
import { mostChanged } from './curves.ts';
import { ToMoment, type Way } from './ToMoment.tsx';
import styles from './TurningPoints.module.css';
import { answersIn } from './toldWords.ts';

export interface TurningPointsProps {
  readonly told: Told;
  readonly voice: CoachVoice;
  readonly way: Way;
}

/** The widest swings: what was chosen, and how a player's chances changed. */
export function TurningPoints({ told, voice, way }: TurningPointsProps) {
  const say = useWords(coachWords);
  const { percent } = useNumbers();
  const points = useMemo(
    () => told.analysis.turningPoints.map(point => ({ point, answers: answersIn(told, voice, point) })),
    [told, voice],
  );
  return (
    <ol className={styles.points}>
      {points.map(({ point, answers }, at) => {
        const { step, before, after } = point;
        const seat = mostChanged(point);
        return (
          <li key={step}>
            <ToMoment way={way} step={step}>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <span className={styles.words}>
                {answers.map(each => (
                  <span key={each.seat} className={styles.answer}>
                    <b style={{ color: voice.seats[each.seat]?.colour }}>{voice.seats[each.seat]?.name}</b>:{' '}
                    {each.words.join(' · ')}
                  </span>
                ))}
                <small>{say('step', { step })}</small>
              </span>
              <b className={styles.swing} style={{ color: voice.seats[seat]?.colour }}>
                {say('swing', {
                  name: voice.seats[seat]?.name ?? '',
                  before: percent(before[seat] ?? 0),
                  after: percent(after[seat] ?? 0),
                })}
              </b>
            </ToMoment>
          </li>
        );
      })}
    </ol>
  );
}
