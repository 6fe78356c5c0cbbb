import { useMemo } from 'react';
import { usePlay } from '../choose/play.ts';
import { useAtTable } from '../show/atTable.ts';
import { type War, warStory } from '../show/warStory.ts';
import { type Scene, sceneOf } from './scene.ts';

export function useScene(): Scene {
  const { table, view, story } = useAtTable();
  const { kind } = usePlay();
  const task = view.table.agenda.at(-1)?.kind;
  return sceneOf({ phase: table.phase, task, kind, events: story.phase, hasHand: view.own !== undefined });
}

export function useWar(): War {
  const { content, table, story } = useAtTable();
  return useMemo(() => warStory(content, table, story.phase), [content, table, story.phase]);
}

/** A count bubble at every figure that counts in the turf which is fought for. */
export function useWarBubbles(war: War): ReadonlyMap<string, string> {
  return useMemo(
    () => new Map((war.now?.sides ?? []).flatMap(({ figures }) => figures.map(({ at }) => [at, '1'] as const))),
    [war.now],
  );
}
