import { foldedMemory, type Memory } from '@omerta/bots';
import { type Content, remember, startRecall } from '@omerta/corleone/rules';

/** What a seat remembers of all it saw. */
export const corleoneMemory = ({ pack }: Content, players: number): Memory =>
  foldedMemory(startRecall(players, pack), remember);
