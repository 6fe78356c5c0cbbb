import { deal } from '../lobby/deal.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { botTableOf, isPlain, quickGameOf, type Seated, type TableSetup } from '../setup/tableSetup.ts';

/** A game at once at the server, with bots in all other chairs. What a plain game does not have is set as a table first. */
export async function playWithBots(setup: TableSetup, game: Seated, language: string): Promise<string> {
  if (isPlain(setup)) return (await tablesApi.playNow(quickGameOf(setup, game, language))).match;
  const info = await tablesApi.create(botTableOf(setup, game, language));
  await deal(info, setup.level);
  return info.match;
}
