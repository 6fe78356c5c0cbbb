import type { LootKind, PromptKind } from '@omerta/cashnguns/seen';
import { Standee } from '../art/busts/Bust.tsx';
import { BulletCard } from '../art/cards/BulletCard.tsx';
import { LootCard } from '../art/cards/LootCard.tsx';
import { MedalPicture } from '../art/Medal.tsx';
import { useAtTable } from '../atTable.ts';
import { usePlay } from '../play.ts';
import { sceneWords } from '../sceneOf.ts';
import styles from './PrivateArt.module.css';

export type PrivateKind = Extract<PromptKind, 'giveBack' | 'reload' | 'doctor' | 'vulture' | 'junk'>;

/** The picture of a private choice, where the table itself does not matter. */
export function PrivateArt({ kind }: { readonly kind: PrivateKind }) {
  const { table, seat, gangsters } = useAtTable();
  const mine = gangsters[seat ?? 0] ?? 'bruno';
  return (
    <div className={styles.art}>
      {kind === 'giveBack' && <Drawn />}
      {kind === 'reload' && <Reloaded />}
      {kind === 'doctor' && (
        <Standee gangster={mine} mood="wide" wounds={table.seats[seat ?? 0]?.wounds ?? 0} height={220} />
      )}
      {kind === 'vulture' && <Fallen />}
      {kind === 'junk' && <Traded />}
    </div>
  );
}

/** The card that was drawn from somebody's hand; only the two of them know it. */
function Drawn() {
  const { say, names, view, gangsters, seat } = useAtTable();
  const hustle = view.own?.hustle;
  if (hustle === undefined || hustle.got === '') return null;
  return (
    <>
      <h2>{say('drew', { player: names.player(hustle.other) })}</h2>
      <div className={styles.row}>
        <MedalPicture gangster={gangsters[hustle.other] ?? 'bruno'} mood="wide" size={76} />
        <BulletCard face={hustle.got} word={say(`art.${hustle.got}`)} size={124} />
        <MedalPicture gangster={gangsters[seat ?? 0] ?? 'bruno'} size={76} />
      </div>
    </>
  );
}

function Reloaded() {
  const at = useAtTable();
  const { say } = at;
  return (
    <>
      <div className={styles.row}>
        <LootCard kind="clip" words={sceneWords(at).loot} size={92} />
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <BulletCard face="bang" word={say('art.bang')} size={104} />
      </div>
      <p className={styles.shout}>{say('gotBang')}</p>
    </>
  );
}

function Fallen() {
  const { view, gangsters, say } = useAtTable();
  const task = view.table.agenda.at(-1);
  const victim = task?.kind === 'burials' ? task.victims[0] : undefined;
  if (victim === undefined) return null;
  return (
    <>
      <MedalPicture gangster={gangsters[victim] ?? 'bruno'} pose="out" size={190} />
      <p className={styles.shout}>{say('tag.out')}</p>
    </>
  );
}

function Traded() {
  const at = useAtTable();
  const { question } = usePlay();
  const words = sceneWords(at).loot;
  return (
    <div className={styles.row}>
      <LootCard kind={question?.prompt.share as LootKind} words={words} size={104} />
      <span className={styles.arrow} aria-hidden="true">
        ⇄
      </span>
      <LootCard kind="back" words={words} size={104} />
    </div>
  );
}
