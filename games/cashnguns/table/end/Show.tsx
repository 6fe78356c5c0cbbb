import { AwardScene } from './AwardScene.tsx';
import { CountScene } from './CountScene.tsx';
import { DiamondScene } from './DiamondScene.tsx';
import type { Told } from './endShow.ts';
import type { Finale } from './finale.ts';
import { MemoryScene } from './MemoryScene.tsx';
import { WinnerScene } from './WinnerScene.tsx';

/** What is on stage. Nothing that is still to come is on the page. */
export function Show({ told, finale }: { readonly told: Told; readonly finale: Finale }) {
  switch (told.scene) {
    case 'count':
      return <CountScene told={told} finale={finale} />;
    case 'diamonds':
      return <DiamondScene told={told} />;
    case 'winner':
      return <WinnerScene finale={finale} />;
    case 'moments':
      return <MemoryScene finale={finale} />;
    case 'awards':
    case 'over':
      return <AwardScene finale={finale} />;
  }
}
