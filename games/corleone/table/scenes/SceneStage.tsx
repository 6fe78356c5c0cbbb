import type { Scene } from '../scene.ts';
import { BidScene } from '../scenes/BidScene.tsx';
import { DiscardScene } from '../scenes/DiscardScene.tsx';
import { JobPickScene } from '../scenes/JobPickScene.tsx';
import { RevealScene } from '../scenes/RevealScene.tsx';

/** The scenes that take the board's place. */
export function SceneStage({ scene }: { readonly scene: Exclude<Scene, 'board' | 'war'> }) {
  switch (scene) {
    case 'bid':
      return <BidScene />;
    case 'reveal':
      return <RevealScene />;
    case 'tribute':
      return <DiscardScene />;
    case 'jobPick':
      return <JobPickScene />;
  }
}
