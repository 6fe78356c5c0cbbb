export { type AnalysisWishes, analyse, analysing } from './analysis/analyse.ts';
export {
  ANALYSIS_FORMAT,
  type Analysed,
  type Analysis,
  type AnalysisProblem,
  type FlaggedChoice,
  type SeatAnalysis,
  type TurningPoint,
} from './analysis/analysis.ts';
export type { Flag } from './analysis/flags.ts';
export type { Parts } from './analysis/parts.ts';
export type { Timeline } from './analysis/timeline.ts';
export { type Beliefs, beliefsOf, type ReadBeliefs } from './beliefs.ts';
export type { CoachGame, FeatureTable, GameCoach } from './coachGame.ts';
export { type CalibrationPlan, calibrate } from './model/calibrate.ts';
export type { Bin, Calibration } from './model/calibration.ts';
export { type FitPlan, fitModel } from './model/fitModel.ts';
export { loadModel, MODEL_FORMAT, type Model, type ModelFile, schemaOf, sharesIn, writeModel } from './model/model.ts';
export { modelFor } from './model/models.ts';
