import { Fragment } from 'react';
import { Marked } from './Marked.tsx';
import { OriginBadge } from './OriginBadge.tsx';
import styles from './RuleText.module.css';
import { ruleAddress } from './ruleAddress.ts';
import { readRuleText, type TextPart } from './ruleText.ts';

export interface RuleTextProps {
  readonly game: string;
  readonly text: string;
  /** What is looked for, to be marked. */
  readonly terms?: readonly string[];
  readonly ground?: 'ink' | 'paper';
  /** Shows another rule where this one stands; without it a reference leads to the rule book. */
  readonly onRule?: ((id: string) => void) | undefined;
}

const NO_TERMS: readonly string[] = [];

export function RuleText({ text, ...rest }: RuleTextProps) {
  return readRuleText(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place in it
    <Fragment key={at}>
      <Part part={part} {...rest} />
    </Fragment>
  ));
}

function Part({
  part,
  game,
  terms = NO_TERMS,
  ground = 'ink',
  onRule,
}: Omit<RuleTextProps, 'text'> & { readonly part: TextPart }) {
  if (part.kind === 'plain') return <Marked text={part.text} terms={terms} />;
  if (part.kind === 'ours') return <OriginBadge origin="ours" ground={ground} />;
  if (part.kind === 'bold') {
    return (
      <strong className={styles.name}>
        <Marked text={part.text} terms={terms} />
      </strong>
    );
  }
  return (
    <a
      className={`${styles.reference} ${styles[ground]}`}
      href={ruleAddress(game, part.id)}
      onClick={event => {
        if (onRule === undefined) return;
        event.preventDefault();
        onRule(part.id);
      }}
    >
      {part.id}
    </a>
  );
}
