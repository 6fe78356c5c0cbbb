import { BulletFace } from '../../draw/cards/BulletCard.tsx';
import { Medal } from '../../draw/Medal.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { Picture } from './Picture.tsx';

/** The card drawn from another player's hand; only the two of them know it. */
export function Drawn() {
  const { say, names, view, gangsters, seat } = useAtTable();
  const hustle = view.own?.hustle;
  if (hustle === undefined || hustle.got === '') return null;
  return (
    <Picture mood="walnut" height={280} above={<h2>{say('drew', { player: names.player(hustle.other) })}</h2>}>
      <g transform="translate(110 12) scale(1.7)">
        <BulletFace face={hustle.got} word={say(`art.${hustle.got}`)} />
      </g>
      <g transform="translate(72 176) scale(.46)">
        <Medal gangster={gangsters[hustle.other] ?? 'bruno'} mood="wide" />
      </g>
      <g transform="translate(318 176) scale(.46)">
        <Medal gangster={gangsters[seat ?? 0] ?? 'bruno'} />
      </g>
    </Picture>
  );
}
