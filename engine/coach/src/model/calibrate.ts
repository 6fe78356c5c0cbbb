import type { CoachGame } from '../coachGame.ts';
import { type Calibration, tallyCalibration } from './calibration.ts';
import { type Model, sharesOfSample } from './model.ts';
import { samplesOf } from './selfPlay.ts';

export interface CalibrationPlan {
  readonly games: number; // of all numbers of players in turn
  readonly seed: number;
  modelFor(players: number): Model;
  onGame?(played: number): void;
}

/** Uses games the model has not learned from, as long as the seeds differ. */
export function calibrate(game: CoachGame, { games, seed, modelFor, onGame }: CalibrationPlan): Calibration {
  const { least, most } = game.players;
  const tally = tallyCalibration();
  for (let at = 0; at < games; at += 1) {
    const players = least + (at % (most - least + 1));
    const samples = samplesOf(game, players, seed + at);
    const model = modelFor(players);
    const [first] = samples;
    if (first !== undefined)
      tally.add(
        samples.map(sample => sharesOfSample(model, sample)),
        first.shares,
      );
    onGame?.(at + 1);
  }
  return tally.report();
}
