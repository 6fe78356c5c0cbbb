import { Command } from 'commander';
import cli from '../package.json' with { type: 'json' };

const omerta = new Command('omerta').description('Two mob board games, playable in the terminal').version(cli.version);

await omerta.parseAsync();
