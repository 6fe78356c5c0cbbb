import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Stage } from '@omerta/table/table/stage.ts';
import type { Motion, StagingTables } from '@omerta/table/table/staging.ts';
import { countdownStart } from './countdown.ts';
import { flyOver } from './flights.tsx';
import { feltIn, planOf } from './plan.ts';
import { tickTime } from './readyTicks.ts';
import { endScene, setScene } from './showdown.ts';

/** Plays the script of its kind. What is drawn meanwhile follows the beat; still screens take just as long. */
const scripted: Motion<SeenEvent> = async (event, stage, before) => {
  const steps = planOf(event, stage.pace);
  const digit = steps.find(({ beat }) => beat === 'count')?.ms ?? 0;
  const now = Date.now();
  void flyOver(event, stage); // inside the scene, which is as long with it and without
  const startsAt = digit > 0 ? countdownStart(now, digit) : 0;
  for (const step of steps) {
    const { beat, isAftermath = false } = step;
    if (beat !== undefined) setScene({ event, beat, isAftermath, startsAt, digit });
    if (step.sound !== undefined && step.ms > 0 && !stage.isSkipping) stage.sound(step.sound);
    const felt = feltIn(event, step, before.viewer);
    if (felt !== undefined && step.ms > 0 && !stage.isSkipping) stage.buzz(felt);
    await stage.wait(beat === 'loaded' && digit > 0 ? startsAt - now : step.ms);
  }
  endScene();
};

/** The same soft click for every answer, at the full second at which its tick turns. It holds no player up. */
const ticked: Motion<SeenEvent> = async (_event, stage) => {
  const now = Date.now();
  void clickLater(stage, tickTime(now) - now);
};

async function clickLater(stage: Stage, ms: number): Promise<void> {
  await stage.wait(ms);
  if (!stage.isSkipping) stage.sound('commit');
}

export const motions: StagingTables<SeenEvent>['motions'] = {
  talentChosen: ticked,
  roundBegan: scripted,
  hustled: scripted,
  givenBack: scripted,
  bulletChosen: ticked,
  aimChosen: ticked,
  aimsRevealed: scripted,
  kidAimed: scripted,
  bulletExchanged: scripted,
  bulletKept: scripted,
  privilegeUsed: scripted,
  privilegeDeclined: scripted,
  targetChanged: scripted,
  courageChosen: ticked,
  courageRevealed: scripted,
  stealthyTook: scripted,
  woundHealed: scripted,
  healingDeclined: scripted,
  bulletDiscarded: scripted,
  bulletTakenBack: scripted,
  bangShown: scripted,
  professionalStole: scripted,
  shotsFired: scripted,
  eliminated: scripted,
  vultureTook: scripted,
  vultureDeclined: scripted,
  cuteTook: scripted,
  sharingBegan: scripted,
  noTakers: scripted,
  shareBanned: scripted,
  nothingToTake: scripted,
  shareTaken: scripted,
  aidUsed: scripted,
  clipUsed: scripted,
  friendReloaded: scripted,
  junkSwapped: scripted,
  junkDeclined: scripted,
  newGodfather: scripted,
  gameEnded: scripted,
};
