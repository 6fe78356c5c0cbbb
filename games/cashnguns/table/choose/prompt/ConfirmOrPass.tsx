import { useAtTable } from '../../show/atTable.ts';
import { PASS_CHOICE } from '../passChoice.ts';
import { usePlay } from '../play.ts';
import { Cta } from './Cta.tsx';

export interface ConfirmOrPassProps {
  /** Why what is picked cannot be locked in yet. */
  readonly closed: string | undefined;
}

/** Locks in what is picked, or declines where that may be done. */
export function ConfirmOrPass({ closed }: ConfirmOrPassProps) {
  const { say, names, view } = useAtTable();
  const { question, choices, chosen, confirm, send, isSending } = usePlay();
  return (
    <>
      <Cta closed={closed} isBusy={isSending} keyHint={say('enter')} onPress={confirm}>
        {chosen !== undefined && names.choice(view, question?.prompt, chosen)}
      </Cta>
      {choices.some(({ kind }) => kind === 'pass') && (
        <Cta look="plain" isBusy={isSending} onPress={() => send(PASS_CHOICE)}>
          {names.choice(view, question?.prompt, PASS_CHOICE)}
        </Cta>
      )}
    </>
  );
}
