import { Marked } from './Marked.tsx';
import { OriginBadge } from './OriginBadge.tsx';
import idStyles from './RuleId.module.css';
import { RuleId } from './RuleId.tsx';
import styles from './RuleRow.module.css';
import { RuleText, type RuleTextProps } from './RuleText.tsx';
import { useRulebook } from './useBook.ts';

export interface RuleRowProps extends RuleTextProps {
  readonly id: string;
  /** Whether it lives here, so that links lead to it. */
  readonly isAnchor?: boolean;
}

/** A rule: its id, its words, and whose they are. */
export function RuleRow({ id, isAnchor = false, ...text }: RuleRowProps) {
  const origin = useRulebook(text.game).originOf(id);
  return (
    <div className={styles.row} id={isAnchor ? id : undefined} tabIndex={isAnchor ? -1 : undefined}>
      {text.onRule === undefined ? (
        <RuleId game={text.game} id={id}>
          <Marked text={id} terms={text.terms ?? []} />
        </RuleId>
      ) : (
        <span className={idStyles.id}>{id}</span>
      )}
      <p>
        <RuleText {...text} />
      </p>
      {origin !== undefined && <OriginBadge origin={origin === 'proposal' ? 'ours' : origin} />}
    </div>
  );
}
