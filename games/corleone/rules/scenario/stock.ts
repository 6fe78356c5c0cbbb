import type { StockName } from './givenShape.ts';

/** The default state of a scenario. Reserves follow from the pack, the players and the act. */
export interface Stock {
  readonly players: number;
  readonly act: number;
  readonly tiles: Readonly<Record<string, string>>;
}

const twoTiles = { wallStreet: 'pennCentral', brooklyn: 'ammoDepot' };
const threeTiles = { ...twoTiles, upperEastSide: 'hotelEdison' };
const fourTiles = { ...threeTiles, queens: 'polksHobby' };
const fiveTiles = { ...fourTiles, upperWestSide: 'nightClub' };

export const stocks: Readonly<Record<StockName, Stock>> = {
  D4: { players: 4, act: 2, tiles: threeTiles },
  'D4-III': { players: 4, act: 3, tiles: fourTiles },
  'D4-IV': { players: 4, act: 4, tiles: fiveTiles },
  D3: { players: 3, act: 2, tiles: twoTiles },
  D2: { players: 2, act: 2, tiles: twoTiles },
};

/** By seat, as far as the pack has them. */
export const stockFamilies: readonly string[] = ['marzullo', 'matarazzo', 'pizzino', 'vitale', 'caccamo'];
