import type { View } from '@omerta/cashnguns/seen';
import type { Pose, SceneTag } from '../draw/sceneProps.ts';
import type { AtTable } from './atTable.ts';

export function poseOf({ alive, down }: View['table']['seats'][number]): Pose {
  if (!alive) return 'out';
  return down === '' ? 'stand' : down === 'wounded' ? 'down' : down;
}

export function tagOf({ say }: Pick<AtTable, 'say'>, pose: Pose): SceneTag | undefined {
  if (pose === 'out') return { text: say('tag.out'), tone: 'red' };
  if (pose === 'down') return { text: say('tag.down'), tone: 'paper' };
  if (pose === 'ducked') return { text: say('tag.ducked'), tone: 'teal' };
  return pose === 'satOut' ? { text: say('tag.satOut'), tone: 'paper' } : undefined;
}

/** Stages in which the guns are up. */
export const areAimsShown = ({ stage }: View['table']): boolean =>
  stage === 'holdUp' || stage === 'privilege' || stage === 'courage' || stage === 'effects';
