import { foldedMemory, type Memory } from '@omerta/bots';
import { type Content, remember, startRecall } from '@omerta/corleone/rules';

/** What a seat keeps of all it sees. */
export const corleoneMemory = ({ pack }: Content, players: number): Memory =>
  foldedMemory(startRecall(players, pack), remember);
