import type { TableInfo } from '@omerta/protocol';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { type TableChange, tablesApi } from '../net/tablesApi.ts';
import { type Doing, useDoing } from '../page/useDoing.ts';
import { pageWords } from '../words/pageWords.ts';
import { deal } from './deal.ts';
import { type Gathering, gatheringAt } from './gathering.ts';
import { getReady } from './getReady.ts';
import { optionsToChange } from './tableOptions.ts';

export type LobbyAct = 'sit' | 'ready' | 'faction' | 'bot' | 'free' | 'host' | 'change' | 'deal' | 'leave' | 'screen';

/** What can be done at a table that gathers. The table itself tells everybody what became of it. */
export interface Lobby {
  readonly info: TableInfo;
  readonly gathering: Gathering;
  readonly doing: Doing<LobbyAct>['doing'];
  sit(seat: number): Promise<boolean>;
  setReady(isReady: boolean): Promise<boolean>;
  /** For my seat, or as host for a bot. */
  chooseFaction(seat: number, faction: string): Promise<boolean>;
  addBot(seat: number, level: string): Promise<boolean>;
  changeLevel(seat: number, level: string): Promise<boolean>;
  free(seat: number): Promise<boolean>;
  makeHost(seat: number): Promise<boolean>;
  change(change: TableChange): Promise<boolean>;
  /** More or fewer seats. */
  changeSeats(players: number): Promise<boolean>;
  deal(level: string): Promise<boolean>;
  leave(): Promise<boolean>;
}

export function useLobby(info: TableInfo): Lobby {
  const say = useWords(pageWords);
  const { doing, start } = useDoing<LobbyAct>(say);
  return useMemo(() => {
    const { match } = info;
    const gathering = gatheringAt(info);
    return {
      info,
      gathering,
      doing,
      sit: seat => start('sit', () => tablesApi.sit(match, { seat, ...codeOf(info) })),
      setReady: isReady => start('ready', () => (isReady ? getReady(info) : tablesApi.notReady(match))),
      chooseFaction: (seat, faction) => start('faction', () => tablesApi.chooseFaction(match, seat, faction)),
      addBot: (seat, level) => start('bot', () => tablesApi.addBot(match, seat, level)),
      changeLevel: (seat, level) =>
        start('bot', async () => {
          await tablesApi.freeSeat(match, seat);
          await tablesApi.addBot(match, seat, level);
        }),
      free: seat => start('free', () => tablesApi.freeSeat(match, seat)),
      makeHost: seat => start('host', () => tablesApi.makeHost(match, seat)),
      change: change => start('change', () => tablesApi.change(match, change)),
      changeSeats: players =>
        start('change', () => tablesApi.change(match, { options: { ...optionsToChange(info), players } })),
      deal: level => start('deal', () => deal(info, level)),
      leave: () => start('leave', () => tablesApi.stand(match)),
    };
  }, [info, doing, start]);
}

/** A private table asks newcomers for its code, which came with the address. */
function codeOf({ code, visibility }: TableInfo): { readonly code?: string } {
  if (visibility !== 'private') return {};
  const known = code ?? new URLSearchParams(location.search).get('code') ?? undefined;
  return known === undefined ? {} : { code: known };
}
