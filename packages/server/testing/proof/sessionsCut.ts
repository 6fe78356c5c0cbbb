import type { Asked, Found, Suite } from '@omerta/kernel/testing';
import { type Cutting, cutSessions } from '../store/cutSessions.ts';
import { realPostgres } from '../store/realPostgres.ts';

export const sessionsCut: Suite = {
  id: 'R7',
  promise: 'kept',
  shows: 'PostgreSQL ends all sessions, or its answers get lost, while nodes write: no choice is lost or stored twice',
  unit: 'cuts',
  trials: { long: 200, night: 2_000 },
  share: 200,
  run: asked => cut(asked, 'lookUp'),
  planted: [
    {
      name: 'a writer that writes another choice when it does not know what became of the first',
      most: 60,
      run: asked => cut(asked, 'writeAnother'),
    },
  ],
};

async function cut({ first, count, until }: Asked, inDoubt: Cutting['inDoubt']): Promise<Found> {
  const postgres = await realPostgres();
  try {
    const { cuts, wrong, ...sums } = await cutSessions(postgres, { cuts: count, seed: first, until, inDoubt });
    return {
      trials: cuts,
      failures: wrong.slice(0, 10).map(what => ({ seed: first, count: cuts, what })),
      sums: { acknowledged: sums.acknowledged, 'in doubt': sums.inDoubt },
    };
  } finally {
    await postgres.stop();
  }
}
