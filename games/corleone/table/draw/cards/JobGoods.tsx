import type { Pack } from '@omerta/corleone/seen';
import { IconToken } from '../icons/IconToken.tsx';
import type { Icon } from '../icons/icon.ts';
import styles from './card.module.css';

type Job = Pack['jobs'][number];

/** What icons are called. Without it they are decoration, and the words around them must say the same. */
export interface IconWords {
  readonly iconLabel?: ((icon: Icon) => string) | undefined;
}

export interface JobGoodsProps extends IconWords {
  readonly goods: Job['goods'];
  readonly missing: readonly number[] | undefined;
  readonly size: string;
}

/** J1: the goods a job asks for. */
export const JobGoods = ({ goods, missing, iconLabel, size }: JobGoodsProps) => (
  <span className={styles.goods}>
    {goods.map((good, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal goods are told apart by their order
      <span key={at} className={missing?.includes(at) ? styles.missing : undefined}>
        <IconToken icon={good} shape="back" size={size} label={iconLabel?.(good)} />
      </span>
    ))}
  </span>
);

export interface JobRewardProps extends IconWords {
  readonly notes: Job['rewardMoney'];
  readonly size: string;
}

export const JobReward = ({ notes, iconLabel, size }: JobRewardProps) =>
  notes.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal notes are told apart by their order
    <IconToken key={at} icon={`$${value}`} shape="front" size={size} label={iconLabel?.(`$${value}`)} />
  ));
