// Scenarios: what is common to all games. A game adds its own givens, steps and expectations.
export { type Checks, checkExpectations } from './checkExpectations.ts';
export { beRefused, choiceTexts, choose, chooseRandomly, refusalOf, timeOut } from './choosing.ts';
export type {
  BySeat,
  ChoiceExpectations,
  GeneralExpectations,
  OutcomeExpectations,
  ViewExpectations,
  ViewsExpectations,
} from './expectations.ts';
export { type Finding, foundList, foundValue, foundWhole } from './finding.ts';
export { type Pattern, sameCards, type Told } from './matching.ts';
export { nameOf, playStory, resultOf, SCENARIO_FORMAT, type ScenarioResult } from './runStory.ts';
export * as scenarioShapes from './shapes.ts';
export {
  type BrokenInvariant,
  choosingRandom,
  describeBroken,
  goOnTo,
  type Story,
  type Watch,
  type Words,
  waitingIn,
} from './story.ts';
