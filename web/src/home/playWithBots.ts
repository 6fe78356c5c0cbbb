import type { TableInfo } from '@omerta/protocol';
import { deal } from '../lobby/deal.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { botTableOf, isPlain, quickGameOf, type Seated, type TableSetup } from '../setup/tableSetup.ts';

/** A game at once at the server, with bots in all other chairs. What a plain game does not have is set as a table first. */
export async function playWithBots(setup: TableSetup, game: Seated, language: string): Promise<string> {
  const table = await openTable(setup, game, language);
  await deal(table, setup.level);
  return table.match;
}

/** It waits for this device: the commitment is shown before the entropy is given. */
async function openTable(setup: TableSetup, game: Seated, language: string): Promise<TableInfo> {
  if (!isPlain(setup)) return tablesApi.create(botTableOf(setup, game, language));
  return (await tablesApi.openWithBots(quickGameOf(setup, game, language))).table;
}
