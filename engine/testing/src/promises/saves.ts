import { type GameRecord, type GameTypes, type Rules, replay } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import type { RandomGame } from '../randomGame.ts';
import { demand, demandSame } from './moment.ts';

/** A record, even after JSON, replays to the same state and the same events. */
export function replayIsExact<G extends GameTypes>(rules: Rules<G>, game: RandomGame<G>): void {
  const written: GameRecord = JSON.parse(JSON.stringify(game.record));
  const replayed = replay(rules, written);
  demand(
    replayed.ok,
    game.name,
    () => `the record does not replay: ${replayed.ok || JSON.stringify(replayed.problem)}`,
  );
  demandSame(firstDifference(game.state, replayed.state), game.name, 'the replay ends in another state');
  demandSame(firstDifference(game.events, replayed.events), game.name, 'the replay tells other events');
}

/** A state that went through JSON is the same state. */
export function saveIsComplete<G extends GameTypes>(rules: Rules<G>, state: G['State'], where: string): G['State'] {
  const loaded = rules.clone(JSON.parse(JSON.stringify(state)));
  demandSame(firstDifference(state, loaded), where, 'the loaded state is not the one that was saved');
  demandSame(fieldsLost(state, loaded), where, 'the clone of a loaded state lacks a field');
  return loaded;
}

/** A saved game plays on alike: the rest of the record leads to the same end. */
export function savePlaysOn<G extends GameTypes>(
  rules: Rules<G>,
  loaded: G['State'],
  game: RandomGame<G>,
  step: number,
): void {
  for (const [seat, text] of game.record.choices.slice(step)) rules.play(loaded, seat, rules.readChoice(text)!);
  const where = `${game.name}, step ${step}`;
  demandSame(firstDifference(game.state, loaded), where, 'the game saved here ends in another state');
}

/** JSON drops undefined fields; the clone puts every field back. */
function fieldsLost(state: unknown, loaded: unknown, path = ''): string | undefined {
  if (typeof state !== 'object' || state === null || typeof loaded !== 'object' || loaded === null) return undefined;
  const parts = new Map(Object.entries(loaded));
  for (const [key, part] of Object.entries(state)) {
    if (!parts.has(key)) return `${path}/${key}`;
    const lost = fieldsLost(part, parts.get(key), `${path}/${key}`);
    if (lost !== undefined) return lost;
  }
  return undefined;
}
