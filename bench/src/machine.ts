import { cpus, loadavg } from 'node:os';

export interface Machine {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly load: readonly number[]; // over 1, 5 and 15 minutes; above the number of cores, others wait for them
}

export function thisMachine(): Machine {
  const cores = cpus();
  return {
    node: process.version,
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    load: loadavg().map(load => Number(load.toFixed(2))),
  };
}
