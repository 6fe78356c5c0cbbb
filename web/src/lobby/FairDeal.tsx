import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { grouped, shortened } from '../page/hexWords.ts';
import { useIsNarrow } from '../page/useIsNarrow.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './FairDeal.module.css';
import { SeatSign } from './SeatFace.tsx';
import type { Lobby } from './useLobby.ts';
import { useKeepsDeals, useSeenDeal } from './useSeenDeal.ts';

const STEPS = ['promise', 'parts', 'game', 'check'] as const;

/** The server's promise before the first card, and every seat's part in the shuffle. */
export function FairDeal({ lobby }: { readonly lobby: Lobby }) {
  const say = useWords(pageWords);
  const seen = useSeenDeal(lobby.info);
  const isKept = useKeepsDeals();
  const isNarrow = useIsNarrow(599);
  const { info, gathering } = lobby;
  const mine = gathering.mine === undefined ? undefined : info.seats[gathering.mine];
  const part = mine?.ready === true ? seen?.entropy : undefined;
  const isDone = { promise: true, parts: gathering.ready === info.seats.length, game: false, check: false };
  if (info.playedOn !== undefined) return <p className={styles.fair}>{say('fair.playedOn')}</p>;
  return (
    <details className={styles.fair} open={!isNarrow}>
      <summary>
        <Icon name="check" size={18} />
        <b>{say('fair.title')}</b>
        <small>{say('fair.locked', { promise: shortened(info.commitment) })}</small>
      </summary>
      <div className={styles.body}>
        <p>{say('fair.words')}</p>
        {!isKept && <p>{say('fair.unkept')}</p>}
        <ul className={styles.parts}>
          {info.seats.map(({ kind, name, ready }, seat) =>
            kind === 'empty' ? undefined : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <SeatSign info={info} seat={seat} size={18} />
                {kind === 'bot' ? say('fair.bot', { name }) : say(ready ? 'fair.given' : 'fair.notGiven', { name })}
              </li>
            ),
          )}
        </ul>
        <p className={styles.hash}>
          <small>{say('fair.promise')}</small>
          <code>{grouped(info.commitment)}</code>
        </p>
        {part !== undefined && (
          <p className={styles.hash}>
            <small>{say('fair.mine')}</small>
            <code>{grouped(part)}</code>
          </p>
        )}
        <ol className={styles.steps}>
          {STEPS.map(step => (
            <li key={step} className={isDone[step] ? styles.done : undefined}>
              <b>{say(`fair.step.${step}`)}</b>
              {say(`fair.step.${step}.words`)}
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
