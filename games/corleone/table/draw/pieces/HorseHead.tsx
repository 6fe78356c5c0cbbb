import type { Labelled } from '../Drawing.tsx';
import { IconToken } from '../icons/IconToken.tsx';

export interface HorseHeadProps extends Labelled {
  readonly size?: number | string;
}

/** The token of the first player. */
export const HorseHead = ({ size = 24, label }: HorseHeadProps) => (
  <IconToken icon="horseHead" shape="front" size={size} label={label} />
);
