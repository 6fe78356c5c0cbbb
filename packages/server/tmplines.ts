import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@omerta/kernel/testing';
import { openWireHouse } from './testing/wire/wireHouse.ts';
import { lineOverLoopback } from './testing/wire/rawLine.ts';
import * as B from './testing/wire/brokenLines.ts';
const house = await openWireHouse();
house.server.listen(0, '127.0.0.1'); await once(house.server, 'listening');
const tally: any = {};
const BROKEN = (B as any).BROKEN;
for (let seed = 0; seed < 1500; seed++) {
  const random = randomFor('x', seed);
  const hows = Object.keys(BROKEN); const how = hows[seed % hows.length]!;
  const line = await lineOverLoopback(house.server, seed);
  const bytes = BROKEN[how](random);
  line.write(bytes); if (process.argv[2] !== 'noend') line.end();
  const t = performance.now();
  const s = await Promise.race([line.until((b: Buffer) => b.length < 12 ? undefined : { value: b.toString('latin1').split('\r\n')[0]!, length: b.length }), pause(300, 'SILENT', { ref: false })]);
  const key = `${how} -> ${s}`;
  tally[key] ??= { n: 0, max: 0, eg: '' }; tally[key].n++; tally[key].max = Math.max(tally[key].max, performance.now() - t);
  if (tally[key].n <= 3 && /101|200|SILENT/.test(String(s))) tally[key].eg += JSON.stringify(bytes.toString('latin1').slice(0, 330)) + '\n';
  line.reset();
}
for (const [k, v] of Object.entries(tally).sort() as any) console.log(k, v.n, Math.round(v.max), v.eg);
process.exit();
