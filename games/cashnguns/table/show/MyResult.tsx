import { MedalPicture } from '../draw/Medal.tsx';
import { useAtTable } from './atTable.ts';
import styles from './MyResult.module.css';
import { myResult } from './myResult.ts';
import { poseOf } from './poses.ts';

/** My own part of what the big screen has shown. */
export function MyResult() {
  const { say, story, seat, table, gangsters } = useAtTable();
  const player = seat === undefined ? undefined : table.seats[seat];
  if (seat === undefined || player === undefined) return <div className={styles.art} />;
  const result = myResult(story.round, seat);
  return (
    <div className={styles.art}>
      <MedalPicture gangster={gangsters[seat] ?? 'bruno'} pose={poseOf(player)} wounds={player.wounds} size={180} />
      {result !== undefined && (
        <p className={styles.shout} role="status">
          {result.kind === 'hit' ? say('result.hit', { count: result.count }) : say(`result.${result.kind}`)}
        </p>
      )}
    </div>
  );
}
