import { MedalPicture } from '../draw/Medal.tsx';
import { ReadyTick } from '../draw/ReadyTick.tsx';
import { useAtTable } from '../show/atTable.ts';
import { LAST_ROUND_TO_BET, useGhostBet } from '../show/ghostBet.ts';
import styles from './BetOnWinner.module.css';

/** For eliminated players: who will win? On this device only. */
export function BetOnWinner() {
  const at = useAtTable();
  const { say, names, table, gangsters } = at;
  const { on, isOpen, put } = useGhostBet(at);
  if (!isOpen)
    return (
      <p className={styles.why}>
        {on === undefined ? say('bet.none') : say('bet.stands', { player: names.player(on) })}
      </p>
    );
  return (
    <fieldset className={styles.bet}>
      <legend>
        <b>{say('bet.title')}</b> <small>{say('bet.until', { round: LAST_ROUND_TO_BET })}</small>
      </legend>
      <div className={styles.people}>
        {table.seats.map(
          ({ alive, loot, wounds }, seat) =>
            alive && (
              <button key={names.player(seat)} type="button" aria-pressed={on === seat} onClick={() => put(seat)}>
                <MedalPicture gangster={gangsters[seat] ?? 'bruno'} wounds={wounds} size={56} />
                <span>
                  {names.player(seat)}
                  <small>{say('lootCards', { count: loot })}</small>
                </span>
                {on === seat && (
                  <span className={styles.tick}>
                    <ReadyTick isReady size={26} />
                  </span>
                )}
              </button>
            ),
        )}
      </div>
      <p className={styles.why}>{say('bet.why')}</p>
    </fieldset>
  );
}
