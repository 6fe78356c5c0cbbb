import type { NewGame } from '../practice/practiceHost.ts';

export type ScriptedAnswer = NonNullable<NewGame['script']>[number];
