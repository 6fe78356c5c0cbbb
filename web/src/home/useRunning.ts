import { useServerConnection } from '@omerta/table/net/serverConnection.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type LocalGame, useLocalGames } from '../history/useLocalGames.ts';
import { people, usePerson } from '../net/people.ts';
import { type TableLine, tablesApi } from '../net/tablesApi.ts';
import { usePolled } from '../page/usePolled.ts';

/** A game I have not finished. */
export interface Running {
  readonly table: Pick<TableLine, 'id' | 'game' | 'title' | 'seats' | 'you'>;
  readonly path: string;
  readonly state: 'yourTurn' | 'others' | 'lobby' | 'here';
}

interface Known {
  readonly running: readonly Running[];
  readonly hasPlayed: boolean; // a game of either kind on this device
}

/** As it was the last time, so that nothing moves on the page while it is asked for again. */
const known = createStore<Known>()(
  persist((): Known => ({ running: [], hasPlayed: false }), { name: 'omerta-running', version: 1 }),
);

export const useHasPlayed = (): boolean => useStore(known, ({ hasPlayed }) => hasPlayed);

/** On the server and on this device; those that wait for me first. */
export function useRunning(): readonly Running[] {
  const person = usePerson();
  const isAsked = useStore(people, each => each.isAsked);
  const { isUp } = useServerConnection();
  const local = useLocalGames();
  const { latest } = usePolled(person === undefined ? askNothing : askMine, POLL);
  const running = useStore(known, each => each.running);
  useEffect(() => {
    if (local === undefined || (isUp && (!isAsked || latest === undefined))) return;
    const mine = isUp ? (latest?.tables ?? []) : [];
    const all = [...mine.flatMap(onServer), ...local.filter(({ isOver }) => !isOver).map(onDevice)];
    known.setState(({ hasPlayed }) => ({
      running: all.toSorted((one, other) => weight(other) - weight(one)),
      hasPlayed: hasPlayed || mine.length > 0 || local.length > 0,
    }));
  }, [local, latest, isUp, isAsked]);
  return running;
}

const POLL = 15_000;

const askMine = () => tablesApi.mine(20);
const askNothing = async () => ({ tables: [] });
const weight = ({ state }: Running): number => Number(state === 'yourTurn');

function onServer({ id, game, title, seats, you, stage, awaited }: TableLine): readonly Running[] {
  if (you === undefined) return [];
  const table = { id, game, seats, you, ...(title === undefined ? {} : { title }) };
  const path = `/t/${id}`;
  if (stage === 'lobby') return [{ table, path, state: 'lobby' }];
  return stage === 'playing' ? [{ table, path, state: awaited === true ? 'yourTurn' : 'others' }] : [];
}

/** Alone on a device one is always asked: bots have answered. */
function onDevice({ table, path }: LocalGame): Running {
  const isAlone = table.seats.filter(({ kind }) => kind === 'person').length === 1;
  return { table, path, state: isAlone ? 'yourTurn' : 'here' };
}
