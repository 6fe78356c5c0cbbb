import { BidScene } from './BidScene.tsx';
import { DiscardScene } from './DiscardScene.tsx';
import { JobPickScene } from './JobPickScene.tsx';
import { RevealScene } from './RevealScene.tsx';
import type { Scene } from './scene.ts';

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
