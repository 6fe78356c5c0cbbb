// Metrics for Prometheus. Totals of the whole server: no label names a person, a table or a choice.
// Requests and processor time grow with hidden steps too, so only the operator may read them.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry; // all of them
  readonly open: Registry; // those that do not move with what players do unseen
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly refusals: Counter<'code'>;
  readonly faults: Counter;
  readonly quotaUsed: Gauge<'quota'>;
  readonly quotaMost: Gauge<'quota'>;
  readonly diskFree: Gauge;
  /** `value` is read at every scrape. */
  watch(name: string, help: string, value: () => number): void;
  /** For the operator only: a value that moves with hidden steps. */
  watchInside(name: string, help: string, value: () => number): void;
}

export function createMetrics(): Metrics {
  const [registry, open] = [new Registry(), new Registry()];
  const registers = [registry];
  const seenByAll = [registry, open];
  collectDefaultMetrics({ register: registry, prefix: 'omerta_' });
  return {
    registry,
    open,
    requests: new Histogram({
      name: 'omerta_http_request_seconds',
      help: 'Duration of HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    refusals: new Counter({
      name: 'omerta_http_refusals_total',
      help: 'Refused HTTP requests',
      labelNames: ['code'],
      registers,
    }),
    faults: new Counter({ name: 'omerta_faults_total', help: 'Internal errors', registers: seenByAll }),
    quotaUsed: new Gauge({ name: 'omerta_quota_used', help: 'Used of a quota', labelNames: ['quota'], registers }),
    quotaMost: new Gauge({ name: 'omerta_quota_most', help: 'Size of a quota', labelNames: ['quota'], registers }),
    diskFree: new Gauge({ name: 'omerta_disk_free_bytes', help: 'Free on the disk of the data folder', registers }),
    watch: (name, help, value) => addGauge(name, help, value, seenByAll),
    watchInside: (name, help, value) => addGauge(name, help, value, registers),
  };
}

function addGauge(name: string, help: string, value: () => number, registers: Registry[]): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(value());
    },
  });
}
