import { type Choice, woundsToDie } from '@omerta/cashnguns/seen';
import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { PlasterRow } from '../draw/Plaster.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './screens.module.css';

/** The Doctor heals or not, the Vulture takes or not. */
export function YesOrNoScreen() {
  const { names, view, table, seat } = useAtTable();
  const { question, kind, choices, chosen, send, isSending } = usePlay();
  const player = seat === undefined ? undefined : table.seats[seat];
  const isYes = (choice: Choice) => choice.kind !== 'pass';
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
      </div>
      <div className={styles.body}>
        {kind === 'doctor' && player !== undefined && (
          <p className={styles.line}>
            <PlasterRow wounds={player.wounds} limit={woundsToDie(player)} />
            <span aria-hidden="true">→</span>
            <PlasterRow wounds={player.wounds - 1} limit={woundsToDie(player)} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <div className={styles.ways}>
          {choices.map(choice => (
            <Cta
              key={choice.kind}
              look={isYes(choice) ? 'brass' : 'plain'}
              isBusy={isSending}
              isPicked={chosen?.kind === choice.kind}
              onPress={() => send(choice)}
            >
              {names.choice(view, question?.prompt, choice)}
            </Cta>
          ))}
        </div>
        <PromptNote />
      </div>
    </>
  );
}
