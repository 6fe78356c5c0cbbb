import type { Beliefs } from '@omerta/coach';
import type { ComponentType } from 'react';
import { coachWords } from '../words/coachWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './BeliefLens.module.css';
import type { CoachVoice } from './voice.ts';

/** What a game's own lens is given. */
export interface BelievedProps {
  readonly seat: number; // whose eyes these are
  readonly beliefs: Beliefs;
}

export interface BeliefLensProps<B> {
  readonly seat: number;
  readonly voice: CoachVoice;
  readonly beliefs: readonly (B | undefined)[]; // of whom, by seat
  readonly Belief: ComponentType<{ readonly belief: B }>;
}

/** What one player could believe of each of the others, at this very moment. */
export function BeliefLens<B>({ seat, voice, beliefs, Belief }: BeliefLensProps<B>) {
  const say = useWords(coachWords);
  return (
    <section className={styles.lens}>
      <h2>{say('beliefs', { name: voice.seats[seat]?.name ?? '' })}</h2>
      <ul>
        {beliefs.map((belief, about) =>
          belief === undefined ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={about}>
              <h3>
                <voice.SeatSign seat={about} /> {voice.seats[about]?.name}
              </h3>
              <Belief belief={belief} />
            </li>
          ),
        )}
      </ul>
      <p className={styles.note}>{say('beliefs.words')}</p>
    </section>
  );
}
