import { useWords } from '@omerta/table/words/useWords.ts';
import { IconToken } from '../../../table/draw/icons/IconToken.tsx';
import type { PlainIcon, TokenShape } from '../../../table/draw/icons/icon.ts';
import { useEditor } from '../editor.ts';
import { packWords } from '../packWords.ts';
import { Frame, type FrameProps } from './Frame.tsx';
import styles from './parts.module.css';

export interface TokenListProps<T> extends Omit<FrameProps, 'children' | 'isGroup'> {
  readonly values: readonly T[];
  readonly kinds: readonly { readonly value: T; readonly icon: PlainIcon; readonly name: string }[];
  readonly shape: TokenShape;
  readonly onChange: (values: readonly T[]) => void;
}

/** Some of a few kinds, in order; a token is taken away by pressing it. */
export function TokenList<T>({ values, kinds, shape, onChange, ...frame }: TokenListProps<T>) {
  const say = useWords(packWords);
  const { isReadOnly } = useEditor();
  const kindOf = (value: T) => kinds.find(kind => kind.value === value)!;
  return (
    <Frame {...frame} isGroup>
      {() => (
        <span className={styles.tokens}>
          {values.map((value, at) => {
            const { icon, name } = kindOf(value);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: equal tokens are told apart by their order
                key={at}
                type="button"
                className={styles.token}
                aria-label={isReadOnly ? name : say('token.remove', { what: name })}
                title={isReadOnly ? name : say('token.remove', { what: name })}
                onClick={() => onChange(values.filter((_, n) => n !== at))}
              >
                <IconToken icon={icon} shape={shape} size="2rem" />
              </button>
            );
          })}
          {values.length === 0 && <span className={styles.hint}>{say('token.none')}</span>}
          {!isReadOnly && (
            <select
              className={styles.pick}
              aria-label={say('token.add', { what: frame.label })}
              value=""
              onChange={({ target }) => {
                const kind = kinds.find(({ icon }) => icon === target.value);
                if (kind !== undefined) onChange([...values, kind.value]);
              }}
            >
              <option value="">+</option>
              {kinds.map(({ icon, name }) => (
                <option key={icon} value={icon}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </span>
      )}
    </Frame>
  );
}
