// The deal by the rule book and the seed: nothing of the rules' code is used.
import { type IndependentDeal, numberBelow, shuffleBy, wordsOf } from '@omerta/testing';
import { standardPack } from '../rules/pack/standard.ts';
import type { Corleone } from '../rules/rules.ts';

type State = Corleone['State'];

function dealtBy({ players }: Corleone['Options'], seed: string) {
  const { businesses, jobs, allies, setup } = standardPack;
  const { startingBlueTiles, publicJobs, allyCards } = setup.byPlayers[players as 2 | 3 | 4 | 5];
  const words = wordsOf(seed);
  const [blueTiles, redTiles] = (['blue', 'red'] as const).map(color =>
    shuffleBy(
      words,
      businesses.tiles.filter(tile => tile.color === color).map(({ id }) => id),
    ),
  );
  const deck = shuffleBy(
    words,
    jobs.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  );
  const tiles = fromTop(blueTiles!, startingBlueTiles + 1); // the first act has opened its business
  const laid = fromTop(deck, publicJobs);
  const coming = shuffleBy(
    words,
    allies.filter(({ act }) => act === 1).map(({ id }) => id),
  );
  const hands = Array.from({ length: players }, () => fromTop(deck, setup.startingHand.jobs).sort());
  const firstPlayer = numberBelow(words, players);
  return {
    ...{ firstPlayer, tiles, hands, publicJobs: laid },
    ...{ allies: coming.slice(0, allyCards), alliesRemoved: coming.slice(allyCards) },
    ...{ jobDeck: deck, blueTiles, redTiles },
  };
}

function dealtIn({ table, own, secret }: State): ReturnType<typeof dealtBy> {
  return {
    firstPlayer: table.horseHead,
    tiles: table.tiles.filter(tile => tile !== ''),
    hands: own.map(({ hand }) => hand.jobs.toSorted()),
    publicJobs: table.publicJobs,
    allies: table.allies,
    alliesRemoved: secret.alliesRemoved,
    jobDeck: secret.jobDeck,
    blueTiles: secret.blueTiles,
    redTiles: secret.redTiles,
  };
}

function fromTop(deck: string[], count: number): string[] {
  return Array.from({ length: count }, () => deck.pop()!);
}

export const corleoneDeal: IndependentDeal<Corleone> = {
  dealtBy,
  dealtIn,
  unfair: [
    {
      name: 'a setup that finds the first seat a better job',
      change({ own, secret }) {
        const rewards = new Map(standardPack.jobs.map(({ id, rewardMoney }) => [id, sumOf(rewardMoney)]));
        const [job] = own[0]!.hand.jobs;
        const at = secret.jobDeck.findIndex(other => rewards.get(other)! > rewards.get(job!)!);
        if (at >= 0) [own[0]!.hand.jobs[0], secret.jobDeck[at]] = [secret.jobDeck[at]!, job!];
      },
    },
  ],
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
