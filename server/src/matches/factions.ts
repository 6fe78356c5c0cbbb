// What players play as, before the game. Each chooses a free one for the own seat, the host for bots.
import { dealFactions, factionsBySeat, swapFaction, type TableFactions } from '@omerta/kernel';
import { type AnyRules, gameOf } from '../games.ts';
import type { Match, Seat } from '../store/store.ts';
import { type ChangeResult, changed, type Participant, refused, seatOf, sit } from './lobby.ts';

/** Undefined: players of this game choose none. */
export function factionsOf({ game }: Pick<Match, 'game'>, rules: AnyRules): TableFactions | undefined {
  const factions = gameOf(game)?.factions;
  return factions && { field: factions.field, all: factions.of(rules) };
}

/** RN-29, AMB-59. That of an empty seat is free: the seat gets the old one. */
export function chooseFaction(
  match: Match,
  person: string,
  seat: number,
  faction: string,
  factions: TableFactions | undefined,
): ChangeResult {
  const refusal = notOnesOwn(match, person, seat);
  if (refusal !== undefined) return refusal;
  if (factions?.all.includes(faction) !== true) return refused('noSuchFaction');
  const bySeat = factionsBySeat(factions, match.options as object, match.seats.length);
  const owner = bySeat.indexOf(faction);
  if (owner === seat) return changed(match);
  const { kind, name } = match.seats[owner] ?? EMPTY;
  if (kind !== 'empty') return { ok: false, code: 'factionTaken', takenBy: { seat: owner, name } };
  return changed(withFactions(match, factions, swapFaction(bySeat, seat, faction)));
}

/** Takes a seat. A player who changes seats keeps the faction. */
export function takeSeat(
  match: Match,
  who: Participant,
  seat: number | undefined,
  factions: TableFactions | undefined,
): ChangeResult {
  const old = seatOf(match, who.id);
  const sat = sit(match, who, seat);
  if (!sat.ok || old === undefined || factions === undefined) return sat;
  const bySeat = factionsBySeat(factions, match.options as object, match.seats.length);
  return changed(withFactions(sat.match, factions, swapFaction(bySeat, seatOf(sat.match, who.id)!, bySeat[old]!)));
}

/**
 * The options after the host has changed them: seats that stay keep their factions, new ones get what is left. `stayed`
 * are their numbers before. Options that give a player another faction than the chosen one are refused.
 */
export function keepFactions(
  match: Match,
  options: object,
  stayed: readonly number[],
  { field, all }: TableFactions,
): { readonly options: object } | { readonly problems: readonly string[] } {
  const { players } = options as { readonly players: number };
  const { [field]: wanted, ...others } = options as Readonly<Record<string, unknown>>;
  const before = factionsBySeat({ field, all }, match.options as object, match.seats.length);
  const kept = dealFactions(
    all,
    stayed.map(at => before[at]),
    players,
  );
  if (wanted === undefined) return { options: withField(others, { field, all }, kept) };
  const problems = stayed.flatMap((at, seat) => {
    const { kind, person, name } = match.seats[at]!;
    const isTheirs = kind === 'person' && person !== match.host;
    const isOther = (wanted as readonly string[])[seat] !== kept[seat]; // the rules have checked them
    return isTheirs && isOther ? [`${field}: ${name} chooses for the own seat`] : [];
  });
  return problems.length > 0 ? { problems } : { options };
}

const EMPTY: Pick<Seat, 'kind' | 'name'> = { kind: 'empty', name: '' };

function notOnesOwn(match: Match, person: string, seat: number): ChangeResult | undefined {
  if (match.stage !== 'lobby') return refused('notInLobby');
  const mine = seatOf(match, person);
  if (mine === undefined) return refused('notSeated');
  if (match.seats[seat] === undefined) return refused('noSuchSeat');
  if (seat === mine) return undefined;
  if (match.seats[seat].kind !== 'bot') return refused('notYourSeat');
  return match.host === person ? undefined : refused('notHost');
}

function withFactions(match: Match, factions: TableFactions, bySeat: readonly string[]): Match {
  return { ...match, options: withField(match.options as object, factions, bySeat) };
}

/** Factions in their usual order are left out, as before any choice. */
function withField(options: object, { field, all }: TableFactions, bySeat: readonly string[]): object {
  const { [field]: _, ...others } = options as Readonly<Record<string, unknown>>;
  return bySeat.every((faction, seat) => faction === all[seat]) ? others : { ...others, [field]: bySeat };
}
