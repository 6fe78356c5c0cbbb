import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { TalentIcon } from '../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './screens.module.css';

/** Two talents were dealt; one is kept, the other leaves unseen. */
export function TalentsScreen() {
  const { say, names } = useAtTable();
  const { choices, picked, chosen, tap, confirm, isSending } = usePlay();
  const talents = choices.flatMap(choice => (choice.kind === 'talent' ? [choice.talent] : []));
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
      </div>
      <div className={styles.pair}>
        {talents.map(talent => (
          <button
            key={talent}
            type="button"
            className={styles.talent}
            aria-pressed={picked.includes(`talent:${talent}`)}
            onClick={() => tap(`talent:${talent}`)}
          >
            <TalentIcon talent={talent} size={44} />
            <b>{names.talent(talent)}</b>
            <span>{names.talentText(talent)}</span>
          </button>
        ))}
      </div>
      <div className={styles.actions}>
        <Cta
          closed={chosen === undefined ? say('pickSomething') : undefined}
          isBusy={isSending}
          keyHint={say('enter')}
          onPress={confirm}
        >
          {chosen?.kind === 'talent' && names.talent(chosen.talent)}
        </Cta>
        <PromptNote />
      </div>
    </>
  );
}
