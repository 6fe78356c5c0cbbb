import { resolve } from 'node:path';
import type { Command } from 'commander';
import { askServer } from '../files/askServer.ts';
import { print } from '../io.ts';
import type { Doing } from './doing.ts';
import { serverFolder } from './serve.ts';

interface BackupOptions {
  readonly data?: string;
}

export function addBackup(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('backup')
    .description('ask the running server for a copy of its database')
    .argument('<file>', 'where the copy goes; must not exist yet')
    .option('--data <folder>', 'the data folder of the server')
    .action((file: string, { data }: BackupOptions) => {
      const copy = resolve(file);
      return does(
        askServer(data ?? serverFolder(io), 'backups', { file: copy }).then(() => {
          print(io, `The copy is ${copy}`);
          return 0;
        }),
      );
    });
}
