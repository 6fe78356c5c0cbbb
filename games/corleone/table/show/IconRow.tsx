import type { Effect } from '@omerta/corleone/seen';
import { IconToken } from '../draw/icons/IconToken.tsx';
import { iconKey, type TokenShape } from '../draw/icons/icon.ts';
import { iconsOf } from '../draw/icons/iconsOf.ts';
import { useAtTable } from './atTable.ts';
import styles from './IconRow.module.css';

export interface IconRowProps {
  readonly effects: readonly Effect[];
  readonly shape: TokenShape;
  readonly size?: number;
}

/** Icons side by side, said in words once. */
export function IconRow({ effects, shape, size = 26 }: IconRowProps) {
  const { names } = useAtTable();
  const seen = new Map<string, number>();
  return (
    <span className={styles.row} role="img" aria-label={names.effects(effects)}>
      {iconsOf(effects).map(icon => {
        const key = iconKey(icon);
        const copy = seen.get(key) ?? 0;
        seen.set(key, copy + 1);
        return <IconToken key={`${key}.${copy}`} icon={icon} shape={shape} size={size} />;
      })}
    </span>
  );
}
