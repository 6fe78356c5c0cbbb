import { Bust } from '../../draw/busts/Bust.tsx';
import { Holster } from '../../draw/Holster.tsx';
import { Tag } from '../../draw/scene/Tag.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { Picture } from './Picture.tsx';
import styles from './Stuck.module.css';

/** Too slow: the gun is still in its holster. */
export function Stuck() {
  const { say, table, seat, gangsters } = useAtTable();
  const me = gangsters[seat ?? 0] ?? 'bruno';
  return (
    <Picture mood="grey" height={350}>
      <g className={styles.pale} transform="translate(24 40) scale(1.2)">
        <Bust gangster={me} mood="wide" wounds={table.seats[seat ?? 0]?.wounds ?? 0} />
      </g>
      <Holster gangster={me} />
      <g transform="translate(136 290) scale(1.3)">
        <Tag text={say('tag.satOut')} tone="paper" />
      </g>
    </Picture>
  );
}
