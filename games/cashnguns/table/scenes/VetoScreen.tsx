import type { Share } from '@omerta/cashnguns/seen';
import { useEffect, useState } from 'react';
import { PASS_CHOICE } from '../choose/passChoice.ts';
import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { useAtTable } from '../show/atTable.ts';
import { ShareFace } from '../show/ShareFace.tsx';
import styles from './screens.module.css';

const DEAF = 300; // milliseconds in which a tap still belongs to the screen before

/** The Dictator forbids what a player reaches for, or lets it pass. One tap decides. */
export function VetoScreen() {
  const { say, names, view } = useAtTable();
  const { question, choices, chosen, send, isSending } = usePlay();
  const isBusy = !useAwake(question?.decision) || isSending;
  const task = view.table.agenda.at(-1);
  const shares: readonly Share[] = task?.kind === 'dictator' ? task.shares : [];
  const bans = choices.flatMap(choice => (choice.kind === 'ban' ? [choice] : []));
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
      </div>
      <div className={styles.body}>
        <ul className={styles.declared}>
          {shares.map((share, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal shares differ by nothing but their place
            <li key={at}>
              <ShareFace share={share} size={64} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        {bans.map(ban => (
          <Cta
            key={ban.type}
            look="danger"
            isBusy={isBusy}
            isPicked={chosen === ban}
            small={names.shareType(ban.type)}
            onPress={() => send(ban)}
          >
            {say('forbid')}
          </Cta>
        ))}
        <Cta
          look="plain"
          isBusy={isBusy}
          isPicked={chosen?.kind === 'pass'}
          small={say('keepsVeto')}
          onPress={() => send(PASS_CHOICE)}
        >
          {names.choice(view, question?.prompt, PASS_CHOICE)}
        </Cta>
        <PromptNote />
      </div>
    </>
  );
}

/** False in the first moments of a question. */
function useAwake(decision: number | undefined): boolean {
  const [awake, setAwake] = useState<number | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(decision), DEAF);
    return () => clearTimeout(timer);
  }, [decision]);
  return decision !== undefined && awake === decision;
}
