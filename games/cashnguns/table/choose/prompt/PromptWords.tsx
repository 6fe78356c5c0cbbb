import { talentOf } from '@omerta/cashnguns/seen';
import { HintButton } from '@omerta/table/hints/HintButton.tsx';
import { RuleMark } from '@omerta/table/table/RuleMark.tsx';
import { useContext } from 'react';
import { TalentIcon } from '../../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { KeyHint } from '../../show/KeyHint.tsx';
import { LayoutContext } from '../../show/useLayout.ts';
import { usePlay } from '../play.ts';
import { PROMPTS } from '../prompts.ts';
import styles from './PromptWords.module.css';

/** What is asked and why, the talent it comes from, and the rule. */
export function PromptWords({ hasHint = true }: { readonly hasHint?: boolean }) {
  const { say, names, view } = useAtTable();
  const { question, kind, isHidden } = usePlay();
  if (question === undefined || kind === undefined) return null;
  const talent = talentOf(kind);
  return (
    <div className={styles.asked}>
      <div className={styles.words} data-talent={talent} aria-live="assertive">
        {talent !== undefined && (
          <span className={styles.sign}>
            <TalentIcon talent={talent} size={34} />
          </span>
        )}
        <h2 className={styles.title}>{say(`ask.${kind}`)}</h2>
        <p>
          {isHidden ? say('hidden') : names.prompt(view, question.prompt)} <Rule id={PROMPTS[kind].rule} />
        </p>
      </div>
      {hasHint && <PromptHint />}
    </div>
  );
}

/** Advice, beside what is asked; a phone has it below. */
export const PromptHint = () =>
  useContext(LayoutContext) === 'phone' ? null : <HintButton className={styles.hint} keyHint={<KeyHint keys="I" />} />;

/** The same on a phone: a sign alone, under the thumb. */
export const PhoneHint = () =>
  useContext(LayoutContext) === 'phone' ? <HintButton className={`${styles.hint} ${styles.below}`} /> : null;

/** Who learns what, and what happens when the time is up. */
export function PromptNote({ hasHint = true }: { readonly hasHint?: boolean }) {
  const { say } = useAtTable();
  const { kind } = usePlay();
  if (kind === undefined) return null;
  return (
    <div className={styles.foot}>
      <p className={styles.note}>{say(`note.${kind}`)}</p>
      {hasHint && <PhoneHint />}
    </div>
  );
}

/** The id of a rule as a link. */
export const Rule = ({ id }: { readonly id: string }) => <RuleMark game="cashnguns" id={id} />;
