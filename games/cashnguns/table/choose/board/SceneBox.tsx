import type { Seat } from '@omerta/kernel';
import { isStill, useSettings } from '@omerta/table/settings/settings.ts';
import { useSize } from '@omerta/table/ui/useSize.ts';
import { useMemo, useRef, useState } from 'react';
import { PhoneScene } from '../../draw/scene/PhoneScene.tsx';
import { TableScene } from '../../draw/scene/TableScene.tsx';
import type { Light, Moment, SceneProps } from '../../draw/sceneProps.ts';
import { type AtTable, useAtTable } from '../../show/atTable.ts';
import { firedIn } from '../../show/firedIn.ts';
import { JointCount } from '../../show/JointCount.tsx';
import { OutMoment } from '../../show/moments/OutMoment.tsx';
import { PlayerSheet } from '../../show/players/PlayerSheet.tsx';
import { RecapChip } from '../../show/recap/RecapChip.tsx';
import { sceneLoot, sceneToken } from '../../show/sceneLoot.ts';
import { sceneWords } from '../../show/sceneWords.ts';
import { useSeatTicks } from '../../show/useSeatTicks.ts';
import { type Play, usePlay } from '../play.ts';
import styles from './SceneBox.module.css';
import { sceneAims } from './sceneAims.ts';
import { sceneSeats } from './sceneSeats.ts';

const PHONE_WIDTH = 390;

/** The table with all players round it. */
export function SceneBox({ pane }: { readonly pane: 'desktop' | 'tablet' | 'phone' }) {
  const [looked, look] = useState<Seat | undefined>(undefined);
  const scene = useScene(pane === 'phone', look);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  return (
    <div ref={box} className={styles.box} data-region="table" data-light={scene.light}>
      {pane === 'phone' ? (
        <PhoneScene
          {...scene}
          height={width === 0 ? 404 : Math.max(300, Math.round((height / width) * PHONE_WIDTH))}
          showsMe={scene.aims.every(({ state }) => state !== 'mine')}
        />
      ) : (
        <TableScene {...scene} pane={pane} />
      )}
      <JointCount />
      <OutMoment />
      <RecapChip />
      {looked !== undefined && <PlayerSheet seat={looked} onClose={() => look(undefined)} />}
    </div>
  );
}

function useScene(isPhone: boolean, onLook: (seat: Seat) => void): SceneProps {
  const at = useAtTable();
  const play = usePlay();
  const still = useSettings(isStill);
  const ticks = useSeatTicks(at);
  const signature = ticks.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says whether a tick has turned
  const ready = useMemo(() => ticks, [signature]);
  const { kind, choices, picked, target, isIn, isHidden, tap } = play;
  const seats = useMemo(
    () => sceneSeats(at, { kind, choices, picked, target, isIn, isHidden }, ready),
    [at, kind, choices, picked, target, isIn, isHidden, ready],
  );
  const aims = useMemo(() => {
    const fired = firedIn(at.story, at.scene.beat === 'shown');
    return sceneAims(at, { kind, choices, picked, target, isIn, isHidden }, fired, isPhone && at.seat !== undefined);
  }, [at, kind, choices, picked, target, isIn, isHidden, isPhone]);
  const loot = useMemo(() => sceneLoot(at), [at]);
  const words = useMemo(() => sceneWords(at), [at]);
  const token = useMemo(() => sceneToken(at), [at]);
  return {
    seats,
    mine: at.seat,
    aims,
    loot,
    token,
    words,
    label: at.say('seats'),
    light: lightOf(at, play),
    moment: momentOf(at),
    isStill: still,
    onTarget: seats.some(seat => seat.target !== undefined) ? seat => tap(`seat:${seat}`) : undefined,
    onLook,
  };
}

function momentOf({ story: { onStage }, scene: { beat } }: AtTable): Moment {
  const kind = onStage === undefined || !('kind' in onStage) ? undefined : onStage.kind;
  if (kind === 'aimsRevealed' && beat === 'shown') return 'drawing';
  return kind === 'shotsFired' && (beat === 'freeze' || beat === 'shown') ? 'firing' : 'rest';
}

function lightOf({ scene: { beat } }: AtTable, { kind, isIn }: Play): Light {
  if (beat === 'loaded' || beat === 'count' || beat === 'silence') return 'dim';
  if (kind === 'courage' && !isIn) return 'red';
  return kind === 'bullet' || kind === 'aim' ? 'choosing' : 'full';
}
