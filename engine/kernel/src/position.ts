// A position is a readable, complete document of one moment of a game. Each game writes its own body.
import type { GameTypes, Rules } from './rules.ts';
import { rulesOfVersion } from './rulesOfVersion.ts';

export const POSITION_FORMAT = 'omerta-position/1';

export interface Position<Body = unknown> {
  readonly format: typeof POSITION_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly pack: string;
  readonly state: Body;
}

export function positionOf<G extends GameTypes, Body>(rules: Rules<G>, body: Body): Position<Body> {
  return { format: POSITION_FORMAT, game: rules.id, version: rules.version, pack: rules.pack, state: body };
}

export type ReadPosition<G extends GameTypes> =
  | { readonly ok: true; readonly body: unknown; readonly rules: Rules<G> } // of the version that wrote it
  | { readonly ok: false; readonly problems: readonly string[] };

/** Opens the envelope of a position from outside; the body is left to the game. */
export function readPosition<G extends GameTypes>(rules: Rules<G>, json: unknown): ReadPosition<G> {
  if (typeof json !== 'object' || json === null) return { ok: false, problems: ['position: must be an object'] };
  const found: { readonly [Field in keyof Position]?: unknown } = json;
  const own = (typeof found.version === 'number' ? rulesOfVersion(rules, found.version) : undefined) ?? rules;
  const wanted = positionOf(own, undefined);
  const problems = (['format', 'game', 'version', 'pack'] as const)
    .filter(field => found[field] !== wanted[field])
    .map(field => `${field}: must be ${JSON.stringify(wanted[field])}, not ${JSON.stringify(found[field])}`);
  if (found.state === undefined) problems.push('state: missing');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, body: found.state, rules: own };
}
