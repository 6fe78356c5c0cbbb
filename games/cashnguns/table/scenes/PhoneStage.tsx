import { useAtTable } from '../atTable.ts';
import { usePlay } from '../play.ts';
import { gunsOn } from '../risks.ts';
import { GunsOnYou } from './GunsOnYou.tsx';
import { LootGrid } from './LootGrid.tsx';
import styles from './PhoneStage.module.css';
import { PickOrder } from './PickOrder.tsx';
import { PRIVATE_ART } from './PrivateArt.tsx';
import { Fallen } from './pictures/Fallen.tsx';
import { Stuck } from './pictures/Stuck.tsx';
import { SceneBox } from './SceneBox.tsx';

/** What a phone shows above the controls: the table, or what the question is about. */
export function PhoneStage() {
  const { table, seat, view, story } = useAtTable();
  const { kind, isIn, isHidden } = usePlay();
  const isAimedAt = seat !== undefined && gunsOn(table, seat).length > 0;
  if (kind === 'courage' && !isIn && isAimedAt) return <GunsOnYou />;
  if (kind === 'share' || kind === 'shareOrTwo') return <Draft />;
  const Picture = kind === undefined ? undefined : PRIVATE_ART[kind];
  if (Picture !== undefined && !(kind === 'giveBack' && isHidden)) return <Picture />;
  const player = seat === undefined ? undefined : table.seats[seat];
  if (kind === undefined && seat !== undefined && story.onStage === undefined) {
    if (player?.down === 'satOut') return <Stuck />;
    if (story.round.some(event => event.kind === 'eliminated' && event.seat === seat)) return <Fallen seat={seat} />;
  }
  if (kind === undefined && table.stage === 'sharing' && view.own !== undefined && seat !== undefined) return <Draft />;
  return <SceneBox pane="phone" />;
}

/** The table cloth with the shares on it. */
const Draft = () => (
  <div className={styles.draft}>
    <PickOrder isStage />
    <LootGrid />
  </div>
);
