import styles from './Board.module.css';
import { CARD, type Corner } from './layout.ts';
import { Unspoken } from './spoken.tsx';

export interface NewBusinessSlotProps {
  readonly corner: Corner;
  readonly words: string | undefined;
}

/** Where the turf's tile will lie. */
export const NewBusinessSlot = ({ corner, words }: NewBusinessSlotProps) => (
  <Unspoken transform={`translate(${corner.join(' ')})`} opacity={0.72} className={styles.art}>
    <rect
      x={1}
      y={1}
      width={CARD.width - 2}
      height={CARD.height - 2}
      rx={8}
      fill="#00000008"
      stroke="#7D6333"
      strokeWidth={1.6}
      strokeDasharray="7 6"
    />
    <path
      transform={`translate(${CARD.width / 2} ${CARD.height / 2 - 10})`}
      d="M-16 12V-4L0-14 16-4v16ZM-5 12V2H5v10M-22 12h44"
      fill="none"
      stroke="#6B5328"
      strokeWidth={1.6}
    />
    {words !== undefined && (
      <text
        x={CARD.width / 2}
        y={CARD.height / 2 + 26}
        textAnchor="middle"
        className={styles.name}
        fontSize={16}
        fill="#4D3B1B"
      >
        {words}
      </text>
    )}
  </Unspoken>
);
