// One table that two nodes serve, and its players: random choices, one after another.

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random, randomFrom } from '@omerta/kernel';
import { visibleTo } from '@omerta/match';
import type { Reply } from '@omerta/protocol';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import type { LiveMatches } from '../../src/matches/liveMatches.ts';
import type { Store } from '../../src/store/store.ts';
import { gameAt, playersFor } from '../games.ts';
import { person, startedTable } from '../play/table.ts';
import type { Ledger, Sent } from './ledger.ts';

export interface CutSetting {
  readonly store: Store;
  readonly nodes: readonly LiveMatches[];
  readonly ledger: Ledger;
  readonly seed: number;
  readonly at: number; // among the tables
}

export class CutTable {
  inDoubt = 0;
  readonly #setting: CutSetting;
  readonly #random: Random;
  #node: number;

  constructor(setting: CutSetting) {
    this.#setting = setting;
    this.#random = randomFrom(setting.seed);
    this.#node = setting.at % setting.nodes.length;
  }

  /** One game after another. Every command is answered before it returns. */
  async play(enough: AbortSignal): Promise<void> {
    while (!enough.aborted) {
      const match = await this.#begin();
      for (let goesOn = true; goesOn && !enough.aborted; ) goesOn = await this.#move(match);
    }
  }

  /** A table that may have been started is left alone. */
  #begin(): Promise<string> {
    const { store, seed, at } = this.#setting;
    const game = gameAt(at);
    return this.#insist(
      async node => (await startedTable(store, node, { game, people: playersFor(game, 4), seed })).match.id,
    );
  }

  /** False where the game is over. */
  async #move(match: string): Promise<boolean> {
    const live = await this.#insist(node => node.open(match));
    const sent = live && this.#choice(live);
    if (sent === undefined) return false;
    this.#setting.ledger.send(sent);
    const reply = await this.#insist(node => this.#submit(node, sent));
    this.#setting.ledger.receive(sent.command, reply);
    return true;
  }

  #choice({ match, playing }: LiveMatch): Sent | undefined {
    if (playing === undefined) return undefined;
    const { rules } = playing.progress;
    const seat = pick(this.#random, visibleTo(playing.progress, 0).waiting);
    const { view, question } = visibleTo(playing.progress, seat);
    return {
      match: match.id,
      seat,
      decision: question!.decision,
      command: randomBytes(9).toString('base64url'),
      kind: 'choice',
      text: rules.writeChoice(pick(this.#random, rules.choices(view))),
    };
  }

  /** Throws where it is told to wait. */
  async #submit(node: LiveMatches, { match, seat, decision, command, kind, text }: Sent): Promise<Reply<'command'>> {
    const live = await node.open(match);
    let reply: Reply<'command'> | undefined;
    await live!.submit({ from: { person: person(seat).id }, decision, command, kind, text }, answer => {
      reply = answer;
    });
    if (reply === undefined || (!reply.ok && reply.code === 'busy')) throw new Error('told to wait');
    return reply;
  }

  /** At both nodes in turn, until it succeeds. */
  async #insist<T>(ask: (node: LiveMatches) => Promise<T>): Promise<T> {
    const { nodes } = this.#setting;
    for (;;) {
      try {
        return await ask(nodes[this.#node]!);
      } catch {
        this.inDoubt += 1;
        this.#node = (this.#node + 1) % nodes.length;
        await pause(5);
      }
    }
  }
}
