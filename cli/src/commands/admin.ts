import type { Command } from 'commander';
import { askServer } from '../files/askServer.ts';
import { print } from '../io.ts';
import type { Doing } from './doing.ts';
import { type RoomStatus, roomLines } from './roomLines.ts';
import { serverFolder } from './serve.ts';

interface DataOption {
  readonly data?: string;
}

/** Commands for the operator. They ask the running server, with a token from its data folder. */
export function addAdmin(omerta: Command, { io, does }: Doing): void {
  const admin = omerta.command('admin').description('look after a running server');
  const folder = ({ data }: DataOption) => data ?? serverFolder(io);

  admin
    .command('status')
    .description('say how much room the server has left')
    .option('--data <folder>', 'the data folder of the server')
    .action((options: DataOption) =>
      does(
        askServer(folder(options), 'status', {}).then(answer => {
          for (const line of roomLines(answer as unknown as RoomStatus)) print(io, line); // as the server documents it
          return 0;
        }),
      ),
    );

  admin
    .command('reset-password')
    .description('give an account a new password and print it')
    .argument('<name>', 'the name of the account')
    .option('--data <folder>', 'the data folder of the server')
    .action((name: string, options: DataOption) =>
      does(
        askServer(folder(options), 'passwords', { name }).then(({ password }) => {
          print(io, `The password of ${name} is now ${String(password)}`);
          return 0;
        }),
      ),
    );

  admin
    .command('delete-account')
    .description('delete an account and its data')
    .argument('<name>', 'the name of the account')
    .option('--data <folder>', 'the data folder of the server')
    .action((name: string, options: DataOption) =>
      does(
        askServer(folder(options), 'deletions', { name }).then(() => {
          print(io, `${name} is deleted.`);
          return 0;
        }),
      ),
    );

  admin
    .command('close-table')
    .description('end a table that its players cannot end')
    .argument('<id>', 'the id of the table, as in its link')
    .option('--data <folder>', 'the data folder of the server')
    .action((match: string, options: DataOption) =>
      does(
        askServer(folder(options), 'closings', { match }).then(() => {
          print(io, `Table ${match} is closed.`);
          return 0;
        }),
      ),
    );
}
