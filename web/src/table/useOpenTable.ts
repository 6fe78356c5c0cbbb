import { isStill, settings } from '@omerta/table/settings/settings.ts';
import type { SoundName } from '@omerta/table/table/sounds.ts';
import type { TableSource } from '@omerta/table/table/source.ts';
import { type OpenStage, openStage } from '@omerta/table/table/stage.ts';
import type { Staging } from '@omerta/table/table/staging.ts';
import { openTable, type TableModel } from '@omerta/table/table/tableModel.ts';
import { useEffect, useState } from 'react';
import { webGame } from '../games/games.ts';
import { keepsQuiet } from './keepsQuiet.ts';
import { openSounds, type SoundPlayer } from './sound.ts';
import { buzz } from './vibration.ts';

/** A table with its stage and its sounds, from the moment a page shows it until the page goes. */
export interface OpenedTable {
  readonly model: TableModel;
  readonly stage: OpenStage;
  readonly sounds: SoundPlayer;
}

/** Opens the table once for each `key`. */
export function useOpenTable<S extends TableSource>(
  key: string,
  makeSource: () => S,
): (OpenedTable & { readonly source: S }) | undefined {
  const [opened, setOpened] = useState<OpenedTable & { readonly source: S }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which source it is
  useEffect(() => {
    const source = makeSource();
    const table = openWith(source);
    setOpened({ ...table, source });
    return () => {
      setOpened(undefined);
      table.close();
    };
  }, [key]);
  return opened;
}

/** Heard at the tables of every game. */
const EVERYWHERE = [
  'myTurn',
  'tick',
  'commit',
  'win',
  'emoteLiar',
  'emoteChicken',
  'emoteMercy',
  'emoteLaugh',
  'emotePoker',
  'emoteMine',
] as const satisfies readonly SoundName[];

function openWith(source: TableSource): OpenedTable & { close(): void } {
  let staging: Staging | undefined;
  const opened: { model?: TableModel } = {}; // sounds ask at once where a gesture came before the table
  const sounds = openSounds(() => keepsQuiet(opened.model?.store.getState().info));
  const stage = openStage({
    staging: () => staging,
    isStill: () => isStill(settings.getState()),
    pace: () => model.store.getState().info?.settings.pace ?? 'brisk',
    sound: sounds.play,
    bed: sounds.bed,
    speaks: sounds.speaks,
    buzz: name => {
      if (model.store.getState().info?.you.isScreen !== true) buzz(name);
    },
  });
  const model = openTable(source, stage.showing);
  opened.model = model;
  const stop = model.store.subscribe(({ info }) => {
    if (info === undefined) return;
    stop();
    void webGame(info.game)
      ?.table.staging?.()
      .then(loaded => {
        staging = loaded;
        sounds.prepare([...loaded.heard, ...EVERYWHERE]);
      }, reportError); // a table without motion is still a table
  });
  return {
    model,
    stage,
    sounds,
    close: () => {
      stop();
      model.close();
      sounds.close();
    },
  };
}
