import { gunsOn } from '@omerta/cashnguns/seen';
import { SceneBox } from '../choose/board/SceneBox.tsx';
import { LootGrid } from '../choose/hand/LootGrid.tsx';
import { usePlay } from '../choose/play.ts';
import { useAtTable } from '../show/atTable.ts';
import { PickOrder } from '../show/PickOrder.tsx';
import { GunsOnYou } from './GunsOnYou.tsx';
import styles from './PhoneStage.module.css';
import { PRIVATE_ART } from './PrivateArt.tsx';
import { Fallen } from './pictures/Fallen.tsx';
import { Stuck } from './pictures/Stuck.tsx';

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
