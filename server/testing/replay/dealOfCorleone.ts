// What lies where when the first player is asked, by the rule book and the seed: nothing of the rules' code is used.
import { type Corleone, standardPack } from '@omerta/corleone/rules';
import { numberBelow, shuffleBy, wordsOf } from './independentDeal.ts';

type State = Corleone['State'];

export function corleoneDealtBy({ players }: Corleone['Options'], seed: string) {
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

export function corleoneDealt({ table, own, secret }: State): ReturnType<typeof corleoneDealtBy> {
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

/** One after another. */
function fromTop(deck: string[], count: number): string[] {
  return Array.from({ length: count }, () => deck.pop()!);
}
