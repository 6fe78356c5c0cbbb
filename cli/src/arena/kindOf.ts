/** One of our levels, a JavaScript file, or a command that reads and writes lines. */
export type BotKind = 'level' | 'module' | 'command';

export function kindOf(name: string): BotKind {
  if (name.startsWith(COMMAND)) return 'command';
  return /\.m?js$/.test(name) ? 'module' : 'level';
}

export function commandIn(name: string): string {
  return name.slice(COMMAND.length);
}

const COMMAND = 'cmd:';
