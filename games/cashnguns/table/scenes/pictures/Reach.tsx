import { NEW_GODFATHER } from '@omerta/cashnguns/seen';
import { TokenMark } from '../../draw/cards/DeskToken.tsx';
import { LootMark } from '../../draw/cards/LootCard.tsx';
import { MedalPicture } from '../../draw/Medal.tsx';
import { ReachingHand } from '../../draw/ReachingHand.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { sceneWords } from '../../show/sceneWords.ts';
import { Picture } from './Picture.tsx';
import styles from './Reach.module.css';

/** What a player reaches for while the Dictator may still object. */
export function Reach() {
  const at = useAtTable();
  const { say, names, view, table, gangsters } = at;
  const task = view.table.agenda.at(-1);
  if (task?.kind !== 'dictator') return null;
  const taker = gangsters[task.taker] ?? 'bruno';
  const words = sceneWords(at);
  const title = (
    <div className={styles.title}>
      <MedalPicture gangster={taker} size={56} />
      <p>
        <b>{say('reaches', { player: names.player(task.taker) })}</b>
        <small>{say('lootCards', { count: table.seats[task.taker]?.loot ?? 0 })}</small>
      </p>
    </div>
  );
  return (
    <Picture mood="red" height={260} above={title}>
      {task.shares.map((share, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal shares differ by nothing but their place
          key={at}
          transform={`translate(${184 - at * 96} 128) rotate(${-4 - at * 5}) scale(${task.shares.length > 1 ? 1.3 : share === NEW_GODFATHER ? 1.2 : 1.56})`}
        >
          {share === NEW_GODFATHER ? (
            <TokenMark words={[say('art.newAbove'), say('art.newBelow')]} />
          ) : (
            <g transform="translate(-50 -70)">
              <LootMark kind={share} words={words.loot} />
            </g>
          )}
        </g>
      ))}
      <ReachingHand gangster={taker} />
    </Picture>
  );
}
