import type { SeenDeal } from '@omerta/kernel';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Coaching } from '../coach/coaching.ts';
import { SaveAnalysis } from '../coach/SaveAnalysis.tsx';
import { grouped } from '../page/hexWords.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import styles from './FairSheet.module.css';
import { saveRecord, saveSeenDeal } from './saveRecord.ts';
import { CHECKS, type Finding, type Verdict } from './verdict.ts';

export interface FairSheetProps {
  readonly file: RecordFile;
  readonly verdict: Verdict;
  readonly coaching: Coaching;
  readonly onClose: () => void;
}

/** Every check and what it means, with the numbers it was made of. */
export function FairSheet({ file, verdict, coaching, onClose }: FairSheetProps) {
  const say = useWords(replayWords);
  const { kind, findings, refused, hash, seen } = verdict;
  const { fairDeal, seed } = file.record;
  return (
    <Sheet title={say(`fair.${kind}`)} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{say(`fair.${kind}.words`)}</p>
        {refused !== undefined && <p className={styles.wrong}>{say('fair.refused', { number: refused })}</p>}
        <ul className={styles.checks}>
          {CHECKS.map(check => (
            <li key={check} data-finding={findings[check]}>
              <Icon name={SIGNS[findings[check]]} size={18} />
              <span>
                <b>
                  {say(`check.${check}`)}: {say(`finding.${findings[check]}`)}
                </b>
                {say(`check.${check}.words`)}
              </span>
            </li>
          ))}
        </ul>
        <dl className={styles.numbers}>
          {fairDeal !== undefined && (
            <>
              <dt>{say('number.commitment')}</dt>
              <dd>{grouped(fairDeal.commitment)}</dd>
              <dt>{say('number.secret')}</dt>
              <dd>{grouped(fairDeal.secret)}</dd>
              {fairDeal.entropies.map((entropy, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <div key={seat}>
                  <dt>{say('number.entropy', { name: file.players[seat]?.name ?? '' })}</dt>
                  <dd>{entropy === '' ? say('number.none') : grouped(entropy)}</dd>
                </div>
              ))}
            </>
          )}
          {seen !== undefined && <SeenNumbers seen={seen} />}
          <dt>{say('number.seed')}</dt>
          <dd>{grouped(String(seed))}</dd>
          {hash !== undefined && (
            <>
              <dt>{say('number.hash')}</dt>
              <dd>{grouped(hash)}</dd>
            </>
          )}
        </dl>
        <Button icon={<Icon name="copy" />} onClick={() => saveRecord(file)}>
          {say('fair.save')}
        </Button>
        {seen !== undefined && (
          <Button icon={<Icon name="copy" />} onClick={() => saveSeenDeal(seen)}>
            {say('fair.saveSeen')}
          </Button>
        )}
        <SaveAnalysis coaching={coaching} />
        <p className={styles.note}>{say(seen === undefined ? 'fair.terminal' : 'fair.terminal.seen')}</p>
      </div>
    </Sheet>
  );
}

/** What this device kept before the game. */
function SeenNumbers({ seen: { commitment, changedTo, entropy } }: { readonly seen: SeenDeal }) {
  const say = useWords(replayWords);
  return (
    <>
      <dt>{say('number.shown')}</dt>
      <dd>{grouped(commitment)}</dd>
      {changedTo !== undefined && (
        <>
          <dt>{say('number.changed')}</dt>
          <dd className={styles.wrong}>{grouped(changedTo)}</dd>
        </>
      )}
      {entropy !== undefined && (
        <>
          <dt>{say('number.given')}</dt>
          <dd>{grouped(entropy)}</dd>
        </>
      )}
    </>
  );
}

const SIGNS: { readonly [F in Finding]: 'check' | 'close' | 'eye' | 'hourglass' } = {
  right: 'check',
  wrong: 'close',
  none: 'eye',
  unknown: 'hourglass',
};
