import { useAtTable } from '../atTable.ts';
import { usePlay } from '../play.ts';
import { gunsOn } from '../risks.ts';
import { GunsOnYou } from './GunsOnYou.tsx';
import { LootGrid } from './LootGrid.tsx';
import styles from './PhoneStage.module.css';
import { PickOrder } from './PickOrder.tsx';
import { PrivateArt } from './PrivateArt.tsx';
import { SceneBox } from './SceneBox.tsx';

/** What a phone shows above the controls: the table, or what the question is about. */
export function PhoneStage() {
  const { table, seat, view } = useAtTable();
  const { kind, isIn, isHidden } = usePlay();
  const isAimedAt = seat !== undefined && gunsOn(table, seat).length > 0;
  if (kind === 'courage' && !isIn && isAimedAt) return <GunsOnYou />;
  if (kind === 'share' || kind === 'shareOrTwo') return <Draft />;
  const isPrivate =
    kind === 'giveBack' || kind === 'reload' || kind === 'doctor' || kind === 'vulture' || kind === 'junk';
  if (isPrivate && !isHidden) return <PrivateArt kind={kind} />;
  if (kind === undefined && table.stage === 'sharing' && view.own !== undefined && seat !== undefined) return <Draft />;
  return <SceneBox pane="phone" />;
}

/** The table cloth with the shares on it. */
const Draft = () => (
  <div className={styles.draft}>
    <PickOrder />
    <LootGrid />
  </div>
);
