// A thread in which bots think. Started by botThreads.ts, from built JavaScript.
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { rulesWith } from '@omerta/kernel';
import { type AnyRules, gameOf } from '../games.ts';
import { LruCache } from '../lruCache.ts';
import { answerTo } from './answerTo.ts';
import { MOST_PACKS, type ThinkReply, type ThinkRequest } from './threadMessages.ts';

const port = parentPort;
if (port === null) throw new Error('botWorker runs as a worker only.');

const known = new LruCache<AnyRules>(MOST_PACKS); // by hash, of uploaded packs

port.on('message', (asked: ThinkRequest) => {
  port.postMessage(answered(asked));
});

function answered({ pack, ownPack, milliseconds, ...asked }: ThinkRequest): ThinkReply {
  try {
    const end = performance.now() + milliseconds;
    const question = { ...asked, table: '', rules: rulesOf(asked.game, pack, ownPack) };
    return { ok: true, text: answerTo(question, () => performance.now() > end) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function rulesOf(id: string, hash: string, ownPack: unknown): AnyRules {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`No game ${id}`);
  if (hash === game.rules.pack) return game.rules;
  const found = known.get(hash);
  if (found !== undefined) return found;
  const read = rulesWith(game, ownPack);
  if (!read.ok) throw new Error(`A pack of ${id} is not usable: ${read.problems[0]}`);
  known.set(hash, read.rules);
  return read.rules;
}
