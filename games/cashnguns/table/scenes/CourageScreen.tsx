import { gunsOn } from '@omerta/cashnguns/seen';
import { usePhoneGesture } from '@omerta/table/table/usePhoneGesture.ts';
import { usePlay } from '../choose/play.ts';
import { PhoneHint, PromptHint, PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { Bust } from '../draw/busts/Bust.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { useAtTable } from '../show/atTable.ts';
import { BangsSeen } from '../show/BangsSeen.tsx';
import { KeyHint } from '../show/KeyHint.tsx';
import { OwnCard } from '../show/OwnCard.tsx';
import { Player } from '../show/players/Player.tsx';
import styles from './CourageScreen.module.css';
import { Risks } from './Risks.tsx';

/** Stage 5: duck or stand. One tap answers, and may be changed until the reveal. */
export function CourageScreen() {
  const { say, table, seat } = useAtTable();
  const { tap, isSending } = usePlay();
  const guns = seat === undefined ? [] : gunsOn(table, seat);
  usePhoneGesture(gesture => !isSending && tap(gesture === 'drop' ? 'duck' : 'stand'));
  return (
    <>
      <div className={styles.asked}>
        <PromptWords hasHint={false} />
        <PromptNote hasHint={false} />
      </div>
      <OwnCard>
        <PhoneHint />
      </OwnCard>
      <section className={styles.guns} aria-label={say('gunsOnYou', { count: guns.length })}>
        <div className={styles.gunsHead}>
          <h3>{say('gunsOnYou', { count: guns.length })}</h3>
          <PromptHint />
        </div>
        <ul className={styles.shooters}>
          {guns.map(gun => (
            <li key={gun} className={styles.gun}>
              <Player seat={gun} />
              <BangsSeen seat={gun} />
            </li>
          ))}
        </ul>
        <Risks />
      </section>
      <div className={styles.choice}>
        <CourageButton how="duck" />
        <CourageButton how="stand" />
      </div>
      <p className={styles.note}>{say('note.courage')}</p>
    </>
  );
}

const KEYS = { duck: 'D', stand: 'B' } as const;

function CourageButton({ how }: { readonly how: 'duck' | 'stand' }) {
  const { say, seat, gangsters } = useAtTable();
  const { tap, picked, isSending } = usePlay();
  const gangster = gangsters[seat ?? 0] ?? 'bruno';
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[how]}`}
      aria-disabled={isSending || undefined}
      aria-pressed={picked.includes(how) || undefined}
      onClick={() => !isSending && tap(how)}
    >
      <svg className={styles.art} viewBox="0 0 200 130" aria-hidden="true" focusable="false">
        {how === 'stand' && <path d={RAYS} fill="#ffb52e" />}
        <g transform={how === 'duck' ? 'translate(20 6) scale(.8)' : 'translate(14 -2) scale(.86)'}>
          <Bust gangster={gangster} mood={how === 'duck' ? 'wide' : 'calm'} />
        </g>
        {how === 'duck' && (
          <>
            <path d="M4 104H196V140H4Z" fill="#3a271d" stroke="#0d0f15" strokeWidth={5} />
            <path d="M6 110H194" stroke={LOOKS.lou.colour} strokeWidth={3} />
          </>
        )}
      </svg>
      <b>{say(how)}</b>
      <span>{say(`${how}.what`)}</span>
      <KeyHint keys={KEYS[how]} isCorner />
    </button>
  );
}

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const from = (ray * Math.PI) / 6;
  const at = (angle: number) => `${100 + 160 * Math.cos(angle)} ${80 + 160 * Math.sin(angle)}`;
  return `M100 80L${at(from)}L${at(from + Math.PI / 12)}Z`;
}).join('');
