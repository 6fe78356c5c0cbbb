import { KeyList } from '@omerta/table/table/KeyList.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './KeysSheet.module.css';

const KEYS = [
  ['1 – 9', 'targets'],
  ['C', 'click'],
  ['X', 'bang'],
  ['D', 'duck'],
  ['B', 'stand'],
  ['Enter', 'enter'],
  ['P', 'peek'],
  ['H', 'hide'],
  ['I', 'hint'],
  ['L', 'log'],
  ['/', 'chat'],
  ['E, 1 – 6', 'emotes'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const;

/** Every key of the table, and what the talents at it do. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { say, names, table } = useAtTable();
  const talents = table.seats.flatMap((player, seat) =>
    player.talent === '' ? [] : [{ seat, talent: player.talent }],
  );
  return (
    <Sheet title={say('keys')} closeLabel={say('close')} onClose={onClose}>
      <KeyList keys={KEYS.map(([key, what]) => [key, say(`key.${what}`)])} />
      {talents.length > 0 && (
        <dl className={styles.talents}>
          {talents.map(({ seat, talent }) => (
            <div key={seat}>
              <dt>
                {names.player(seat)}: {names.talent(talent)}
              </dt>
              <dd>{names.talentText(talent)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
