import { bannedNow, type LootKind, listLoot, NEW_GODFATHER, typeOf } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import type { SceneLoot, SceneToken } from '../draw/sceneProps.ts';
import type { AtTable } from './atTable.ts';

/** A player who takes a share leaves a chip in its place until all are taken. */
export function sceneLoot(at: Pick<AtTable, 'table' | 'story' | 'scene' | 'gangsters'>): readonly SceneLoot[] {
  const { table, gangsters } = at;
  const banned = bannedNow(table);
  const takers = takersOf(at);
  const whole = { ...table.loot };
  for (const [kind, seats] of takers) whole[kind] += seats.length;
  const copies = new Map<string, number>();
  return listLoot(whole).map(kind => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    const state = banned !== '' && typeOf(kind) === banned ? 'vetoed' : 'table';
    const taker = takers.get(kind)?.[whole[kind] - 1 - copy]; // the last copy goes first
    const takenBy = taker === undefined ? {} : { takenBy: gangsters[taker] };
    return { key: `${kind}.${copy}`, kind, picture: copy % 3, state, ...takenBy };
  });
}

/** By kind of card, who has taken one of them in this sharing, in turn. */
function takersOf({ table, story, scene }: Pick<AtTable, 'table' | 'story' | 'scene'>) {
  const takers = new Map<LootKind, readonly Seat[]>();
  if (table.stage !== 'sharing') return takers;
  for (const event of story.round) {
    if (event.kind !== 'shareTaken' || event.share === NEW_GODFATHER) continue;
    if (event === story.onStage && scene.beat !== 'shown') continue;
    takers.set(event.share, [...(takers.get(event.share) ?? []), event.seat]);
  }
  return takers;
}

/** The desk lies beside the loot from the beginning of a round; who takes it leaves a chip there. */
export function sceneToken({
  table,
  say,
  gangsters,
}: Pick<AtTable, 'table' | 'say' | 'gangsters'>): SceneToken | undefined {
  const taker = gangsters[table.nextGodfather];
  if (!table.token && taker === undefined) return undefined;
  return { words: [say('art.newAbove'), say('art.newBelow')], takenBy: table.token ? undefined : taker };
}
