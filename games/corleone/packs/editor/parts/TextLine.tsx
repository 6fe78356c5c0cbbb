import { Frame, type FrameProps } from './Frame.tsx';
import styles from './parts.module.css';

export interface TextLineProps extends Omit<FrameProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number; // more than one
}

export const TextLine = ({ value, onChange, rows = 1, ...frame }: TextLineProps) => (
  <Frame {...frame}>
    {control =>
      rows > 1 ? (
        <textarea
          {...control}
          className={styles.line}
          rows={rows}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...control}
          className={styles.line}
          type="text"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    }
  </Frame>
);
