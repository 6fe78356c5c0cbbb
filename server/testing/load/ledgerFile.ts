import { readFileSync, writeFileSync } from 'node:fs';
import { Ledger } from '../process/ledger.ts';

/** The ledger of clients in another process. */
export function writeLedger(file: string, { sent, acknowledged, refused, contradictions }: Ledger): void {
  const content = { sent: [...sent.values()], acknowledged: [...acknowledged], refused: [...refused], contradictions };
  writeFileSync(file, JSON.stringify(content));
}

export function readLedger(file: string): Ledger {
  const { sent, acknowledged, refused, contradictions } = JSON.parse(readFileSync(file, 'utf8'));
  const ledger = new Ledger();
  for (const each of sent) ledger.send(each);
  for (const [command, decision] of acknowledged) ledger.receive(command, { ok: true, decision });
  for (const [command, code] of refused) ledger.receive(command, { ok: false, code });
  ledger.contradictions.push(...contradictions);
  return ledger;
}
