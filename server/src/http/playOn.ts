import { randomBytes } from 'node:crypto';
import { randomFrom, replay, rulesOfVersion } from '@omerta/kernel';
import type { PlayedOn } from '@omerta/protocol';
import { z } from 'zod';
import type { AnyRules } from '../games.ts';
import { changed } from '../matches/lobby.ts';
import { newMatch } from '../matches/newMatch.ts';
import { seatHost, startWithBots } from '../matches/startWithBots.ts';
import type { Match } from '../store/store.ts';
import { personIn, requesterIn } from './authentication.ts';
import { Refused } from './errors.ts';
import { type FinishedGame, finishedGame } from './finishedGame.ts';
import { addWith, mayOpenAnother, mustBeOffered } from './newTable.ts';
import type { Parts } from './parts.ts';
import { levelSchema, paceSchema } from './playNow.ts';
import type { Routes } from './routes.ts';
import { matchParams } from './schemas/tables.ts';

/** Plays a finished game on from any of its positions, against bots. Marked for ever: it is no fair deal. */
export function addPlayOn(app: Routes, parts: Parts): void {
  const { auth, rules } = parts;
  app.post(
    '/api/matches/:id/play-on',
    {
      config: { budget: 'table' },
      schema: {
        tags: ['records'],
        summary: 'Play a finished game on from here, against bots',
        params: matchParams,
        body: z.strictObject({
          choice: z.number().int().min(0).describe('after so many choices; 0 is the setup'),
          seat: z.number().int().min(0).max(30).describe('mine'),
          hidden: z.enum(['asItWas', 'dealtAfresh']).default('asItWas').describe('what that seat did not see'),
          level: levelSchema,
          pace: paceSchema,
        }),
        response: { 200: z.object({ match: z.string() }) },
      },
    },
    async request => {
      const host = personIn(request);
      const { level, pace, ...where } = request.body;
      const game = await finishedGame(parts, request.params.id, requesterIn(request));
      const { options, pack, settings, seats } = game.match;
      if (where.seat >= seats.length) throw new Refused('noSuchSeat');
      mustBeOffered(parts, game.match.game);
      await mayOpenAnother(parts, host.id);
      const bound = await rules.of(game.match);
      const start = stateAt(bound, game, where);
      const table = {
        game: game.match.game,
        visibility: 'unlisted' as const,
        options: options as object,
        settings: { language: settings.language, memoryAid: settings.memoryAid, hints: settings.hints, pace },
        pack,
      };
      const begin = (match: Match) => {
        const seated = seatHost(match, host, where.seat);
        const begun = seated.ok ? startWithBots(seated.match, host, level, auth.now()) : seated;
        return begun.ok ? changed({ ...begun.match, playedOn: { match: game.match.id, ...where } }) : begun;
      };
      const { id } = await addWith(parts, () => newMatch(table, host, bound, auth.now()), begin, start);
      return { match: id };
    },
  );
}

/** The state after so many choices; what the seat did not see is as it was, or imagined. */
function stateAt(
  rules: AnyRules,
  { record, stretches }: FinishedGame,
  { choice, seat, hidden }: Omit<PlayedOn, 'match'>,
): unknown {
  if (choice > record.choices.length) throw new Refused('noSuchChoice');
  if (stretches !== undefined || rulesOfVersion(rules, record.version) === undefined) throw new Refused('otherRules');
  const replayed = replay(rules, { ...record, choices: record.choices.slice(0, choice) });
  if (!replayed.ok) throw new Error(`A game of ours does not replay: ${replayed.problem.code}`);
  if (rules.outcome(replayed.state) !== undefined) throw new Refused('noSuchChoice');
  if (hidden === 'asItWas') return replayed.state;
  return rules.imagine(rules.viewFor(replayed.state, seat), randomFrom(randomBytes(32).toString('hex')));
}
