import { useMemo } from 'react';
import { sceneAims } from '../choose/board/sceneAims.ts';
import { sceneSeats } from '../choose/board/sceneSeats.ts';
import type { Play } from '../choose/play.ts';
import type { Light, Moment, SceneAim, SceneLoot, SceneSeat } from '../draw/sceneProps.ts';
import { type AtTable, useAtTable } from '../show/atTable.ts';
import { firedIn } from '../show/firedIn.ts';
import { sceneLoot } from '../show/sceneLoot.ts';
import { isCounting, useSeatTicks } from '../show/useSeatTicks.ts';

/** A shared screen has no player. */
const NO_PLAYER: Pick<Play, 'kind' | 'choices' | 'picked' | 'target' | 'isIn' | 'isHidden'> = {
  kind: undefined,
  choices: [],
  picked: [],
  target: undefined,
  isIn: false,
  isHidden: true,
};

export interface ScreenScene {
  readonly seats: readonly SceneSeat[];
  readonly aims: readonly SceneAim[];
  readonly loot: readonly SceneLoot[];
  readonly light: Light;
  readonly moment: Moment;
  readonly isCounting: boolean;
}

/** The table as all see it, at this moment of the story. */
export function useScreenScene(aimsLast: string): ScreenScene {
  const at = useAtTable();
  const { story, scene, view } = at;
  const isCountedDown = isCounting(at);
  const ready = useSeatTicks(at);
  const task = view.table.agenda.at(-1);
  const isAiming = task?.kind === 'aim' || (story.onStage?.kind === 'aimsRevealed' && scene.beat !== 'shown');
  const fired = useMemo(() => firedIn(story, scene.beat === 'shown'), [story, scene]);
  return {
    seats: sceneSeats(at, NO_PLAYER, ready).map(seat =>
      isAiming && seat.talent === 'kid' && seat.pose === 'stand'
        ? { ...seat, tag: { text: aimsLast, tone: 'paper' as const } }
        : seat,
    ),
    aims: sceneAims(at, NO_PLAYER, fired, false),
    loot: sceneLoot(at),
    light: lightOf(at, isCountedDown),
    moment: momentOf(at),
    isCounting: isCountedDown,
  };
}

function lightOf({ table, view, scene, story }: AtTable, isCountedDown: boolean): Light {
  if (isCountedDown) return 'dim';
  if (story.onStage?.kind === 'shotsFired' && scene.beat !== undefined) return 'red';
  const task = view.table.agenda.at(-1)?.kind;
  if (table.stage === 'effects' && story.round.some(({ kind }) => kind === 'shotsFired') && task !== 'unfired')
    return 'red';
  return task === 'bullets' || task === 'aim' || task === 'courage' || task === 'keepTalent' ? 'choosing' : 'full';
}

function momentOf({ story: { onStage }, scene: { beat } }: AtTable): Moment {
  if (onStage?.kind === 'aimsRevealed' && beat === 'shown') return 'drawing';
  return onStage?.kind === 'shotsFired' && (beat === 'freeze' || beat === 'shown') ? 'firing' : 'rest';
}
