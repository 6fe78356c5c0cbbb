import { FoamGun } from '../../draw/guns.tsx';
import { Medal } from '../../draw/Medal.tsx';
import { Tag } from '../../draw/scene/Tag.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { poseOf, tagOf } from '../../show/poses.ts';
import { Picture } from './Picture.tsx';

/** The Smart aims at a player who no longer stands. */
export function GoneToGround() {
  const at = useAtTable();
  const { table, seat, gangsters } = at;
  const me = gangsters[seat ?? 0] ?? 'bruno';
  const target = table.seats[seat ?? 0]?.target ?? -1;
  const aimed = table.seats[target];
  const tag = aimed === undefined ? undefined : tagOf(at, poseOf(aimed));
  return (
    <Picture mood="green" height={250}>
      <g transform="translate(112 122) scale(.92)">
        <Medal gangster={me} wounds={table.seats[seat ?? 0]?.wounds ?? 0} />
      </g>
      {aimed !== undefined && (
        <g transform="translate(300 122) scale(.74)">
          <Medal gangster={gangsters[target] ?? 'bruno'} pose={poseOf(aimed)} wounds={aimed.wounds} />
        </g>
      )}
      {tag !== undefined && (
        <g transform="translate(300 192) scale(.82)">
          <Tag {...tag} />
        </g>
      )}
      <g transform="translate(186 154) scale(.8)">
        <FoamGun gangster={me} />
      </g>
    </Picture>
  );
}
