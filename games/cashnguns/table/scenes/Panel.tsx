import { type ComponentType, useEffect, useRef } from 'react';
import { usePlay } from '../choose/play.ts';
import { WhyNot } from '../choose/prompt/WhyNot.tsx';
import { PROMPTS, type ScreenKind } from '../choose/prompts.ts';
import { useAtTable } from '../show/atTable.ts';
import { BulletsScreen } from './BulletsScreen.tsx';
import { CourageScreen } from './CourageScreen.tsx';
import { DraftScreen } from './DraftScreen.tsx';
import { IdleScreen } from './IdleScreen.tsx';
import { InScreen } from './InScreen.tsx';
import { JunkScreen } from './JunkScreen.tsx';
import { LoadScreen } from './LoadScreen.tsx';
import { OutScreen } from './OutScreen.tsx';
import styles from './Panel.module.css';
import { PrivilegeScreen } from './PrivilegeScreen.tsx';
import { TalentsScreen } from './TalentsScreen.tsx';
import { TargetScreen } from './TargetScreen.tsx';
import { TooSlowScreen } from './TooSlowScreen.tsx';
import { VetoScreen } from './VetoScreen.tsx';
import { YesOrNoScreen } from './YesOrNoScreen.tsx';

/** A screen without a component does not compile. */
const SCREENS: { readonly [K in ScreenKind]: ComponentType } = {
  load: LoadScreen,
  target: TargetScreen,
  privilege: PrivilegeScreen,
  bullets: BulletsScreen,
  courage: CourageScreen,
  yesOrNo: YesOrNoScreen,
  draft: DraftScreen,
  veto: VetoScreen,
  junk: JunkScreen,
  talents: TalentsScreen,
};

/** What the player has under the thumb. */
export function Panel() {
  const { say } = useAtTable();
  const { kind, question, isIn, refused } = usePlay();
  const panel = useRef<HTMLElement>(null);
  const Screen = useScreen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its top
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
  }, [question?.decision, kind, isIn]);
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-screen={kind === undefined ? undefined : PROMPTS[kind].screen}
      aria-label={say('region.prompt')}
      tabIndex={question === undefined ? 0 : undefined} // where there is nothing to press, the keys scroll large text
      data-region="prompt"
      data-anchor="prompt"
    >
      {refused !== undefined && <WhyNot refused={refused} />}
      <Screen />
    </section>
  );
}

function useScreen(): ComponentType {
  const { seat, table } = useAtTable();
  const { kind, isIn } = usePlay();
  if (kind !== undefined) return isIn ? InScreen : SCREENS[PROMPTS[kind].screen];
  const player = seat === undefined ? undefined : table.seats[seat];
  if (player === undefined) return IdleScreen;
  if (!player.alive) return OutScreen;
  return player.down === 'satOut' ? TooSlowScreen : IdleScreen;
}
