import { tvWords } from '../show/tvWords.ts';
import '../draw/tokens.css';
import type { LobbySeat } from '@omerta/table/lobby/lobbySeat.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useId } from 'react';
import { Chip } from '../draw/Chip.tsx';
import { gangsterOf, LOOKS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { Paints } from '../draw/Paints.tsx';
import styles from './MyGangster.module.css';

/** My gangster: each sits on a chair of their own, so that picking a free one is moving there. */
export default function MyGangster({ lobby }: { readonly lobby: LobbySeat }) {
  const say = useWords(tvWords);
  const name = useId();
  const { info, mine } = lobby;
  if (mine === undefined) return undefined;
  return (
    <fieldset className={styles.gangsters}>
      <Paints />
      <legend>
        {say('lobby.gangster')} <b>{LOOKS[gangsterOf(mine)].name}</b>
      </legend>
      <div className={styles.grid}>
        {info.seats.map((seat, at) => {
          const gangster = gangsterOf(at);
          const look = LOOKS[gangster];
          const isTaken = at !== mine && seat.kind !== 'empty';
          const label = isTaken
            ? say('lobby.gangsterTaken', { gangster: look.name, name: seat.name })
            : say('lobby.gangsterName', { gangster: look.name, letter: look.letter });
          const below = at === mine ? say('lobby.gangsterYou') : isTaken ? seat.name : say('lobby.gangsterFree');
          return (
            <label key={gangster} className={isTaken ? styles.taken : undefined}>
              <input
                type="radio"
                className="veiled"
                name={name}
                checked={at === mine}
                disabled={isTaken}
                onChange={() => void lobby.sit(at)}
                aria-label={label}
              />
              <span>
                <MedalPicture gangster={gangster} size={58} isGrey={isTaken} />
                <small>
                  <Chip gangster={gangster} size={18} />{' '}
                  <span className={styles.name} title={below}>
                    {below}
                  </span>
                </small>
              </span>
            </label>
          );
        })}
      </div>
      <p>{say(info.hasScreen ? 'lobby.keep' : 'lobby.gangsterChair')}</p>
    </fieldset>
  );
}
