import type { Seat } from '@omerta/kernel';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Drawing } from '../draw/Drawing.tsx';
import { FAMILIES, type FamilyId } from '../draw/families.ts';
import { Pawn } from '../draw/pawns/Pawn.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { FinalScore } from './finalScore.ts';
import styles from './Headline.module.css';

/** Who takes New York, and by how much. */
export function Headline({
  scores,
  children,
}: {
  readonly scores: readonly FinalScore[];
  readonly children: React.ReactNode;
}) {
  const say = useWords(replayWords);
  const { names, families, language } = useAtTable();
  const winners = scores.filter(({ place }) => place === 1);
  const [first] = winners;
  const second = scores.find(({ place }) => place > 1);
  const family = families[first?.seat ?? 0] ?? 'matarazzo';
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const namesOf = (seats: readonly Seat[]) => list.format(seats.map(names.player));
  const how = (): string => {
    if (first === undefined) return '';
    if (winners.length > 1) return say('end.shared', { total: first.total });
    const by = first.total - (second?.total ?? 0);
    const values = { family: names.family(first.seat), amount: by, turfs: first.dominance };
    return say(by === 0 ? 'end.byTurfs' : 'end.byMoney', values);
  };
  return (
    <header
      className={styles.hero}
      style={{ background: `color-mix(in srgb, ${FAMILIES[family].shade} 38%, var(--ink-950))` }}
    >
      <Rays family={family} />
      <Drawing viewBox="0 0 330 200" className={styles.trio}>
        <Pawn kind="consigliere" family={family} x={72} y={176} scale={2} />
        <Pawn kind="heir" family={family} x={262} y={176} scale={2} />
        <Pawn kind="don" family={family} x={167} y={184} scale={2.7} />
      </Drawing>
      <div className={styles.words}>
        <h1>{say('end.winner', { count: winners.length, names: namesOf(winners.map(({ seat }) => seat)) })}</h1>
        <p>{how()}</p>
      </div>
      <div className={styles.ways}>{children}</div>
    </header>
  );
}

const Rays = ({ family }: { readonly family: FamilyId }) => (
  <Drawing viewBox="0 0 1440 200" fit="slice" className={styles.rays}>
    <path d={RAYS} fill={FAMILIES[family].fill} opacity={0.2} />
  </Drawing>
);

const RAYS = Array.from({ length: 40 }, (_, index) => {
  const at = (angle: number) =>
    `${(170 + 1500 * Math.cos(angle)).toFixed(0)} ${(150 + 1500 * Math.sin(angle)).toFixed(0)}`;
  const angle = (index * Math.PI) / 20;
  return `M170 150L${at(angle)}L${at(angle + Math.PI / 40)}Z`;
}).join('');
