import { allSeats, type Progress } from '@omerta/kernel';
import { actOf, isLastAct } from '../content.ts';
import { entracte } from '../entracte.ts';
import { finish } from '../finish.ts';
import type { Game } from '../game.ts';
import { NO_TILE, type Phase } from '../state.ts';
import type { TaskRules } from './rules.ts';
import type { ActsTask } from './task.ts';
import { startTribute } from './tribute.ts';

/** The phases of the four acts, one after another (section 2). */
export const acts: TaskRules<ActsTask> = {
  advance: game => leave[game.table.phase](game),
};

/** What happens at the end of each phase. */
const leave: { readonly [P in Phase]: (game: Game) => Progress } = {
  open(game) {
    openNewBusiness(game);
    begin(game, 'family');
    game.table.agenda.push({ kind: 'familyBusiness', next: game.table.horseHead });
    return 'again';
  },
  family(game) {
    begin(game, 'war');
    game.table.agenda.push({ kind: 'turfWar', turf: 0 });
    return 'again';
  },
  war(game) {
    const { table } = game;
    if (!actOf(game.content, table.act).bribery || table.allies.length === 0) return leave.bribery(game);
    begin(game, 'bribery');
    let waiting = allSeats(table.players);
    // A player with an empty suitcase can bid nothing, which all can see.
    for (const [seat, player] of table.seats.entries()) if (player.suitcaseSize === 0) waiting &= ~(1 << seat);
    table.agenda.push({ kind: 'bribery', waiting });
    return 'again';
  },
  bribery(game) {
    begin(game, 'tribute');
    startTribute(game);
    return 'again';
  },
  tribute(game) {
    if (isLastAct(game.content, game.table.act)) {
      finish(game);
      return 'finished';
    }
    begin(game, 'entracte');
    return 'again';
  },
  entracte(game) {
    entracte(game);
    begin(game, 'open');
    return 'again';
  },
  over: () => 'finished',
};

export const begin = (game: Game, phase: Phase): void => {
  game.table.phase = phase;
  game.events?.push({ kind: 'phaseBegan', act: game.table.act, phase });
};

/** A2: on the lowest-numbered turf without a tile. */
const openNewBusiness = (game: Game): void => {
  const { content, table, secret } = game;
  const { tileColor } = actOf(content, table.act);
  const stack = tileColor === 'blue' ? secret.blueTiles : secret.redTiles;
  const turf = table.tiles.indexOf(NO_TILE);
  if (turf < 0 || stack.length === 0) {
    game.events?.push({ kind: 'noBusinessOpened', act: table.act, color: tileColor });
    return;
  }
  const business = stack.pop()!;
  table.tiles[turf] = business;
  table[tileColor === 'blue' ? 'blueTiles' : 'redTiles'] = stack.length;
  game.events?.push({ kind: 'businessOpened', act: table.act, turf: content.turfs[turf]!.id, business });
};
