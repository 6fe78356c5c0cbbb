// Who sits at a table that has not begun, and what it waits for.
import type { TableInfo } from '@omerta/protocol';

export interface Gathering {
  readonly mine: number | undefined; // my seat
  readonly empty: readonly number[];
  readonly unready: readonly number[]; // people who have not said so
  readonly ready: number; // seats, bots included
  readonly taken: number;
}

export function gatheringAt({ seats, you }: TableInfo): Gathering {
  const where = (test: (seat: TableInfo['seats'][number]) => boolean) =>
    seats.flatMap((seat, at) => (test(seat) ? [at] : []));
  const empty = where(({ kind }) => kind === 'empty');
  return {
    mine: you.viewer === 'spectator' ? undefined : you.viewer,
    empty,
    unready: where(({ kind, ready }) => kind === 'person' && !ready),
    ready: where(({ kind, ready }) => kind !== 'empty' && ready).length,
    taken: seats.length - empty.length,
  };
}

/** Whom the deal waits for besides the host, who is ready by dealing. */
export const waitedFor = ({ unready, mine }: Gathering): readonly number[] => unready.filter(seat => seat !== mine);

/** What a host does before the deal when others are not to be waited for. */
export type Step =
  | { readonly kind: 'free'; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number }
  | { readonly kind: 'ready' };

/** Bots take every seat that is empty or not ready; the host is ready. */
export function stepsToDeal(gathering: Gathering): readonly Step[] {
  const absent = waitedFor(gathering);
  const isHostReady = gathering.mine === undefined || !gathering.unready.includes(gathering.mine);
  return [
    ...absent.map(seat => ({ kind: 'free', seat }) as const),
    ...[...absent, ...gathering.empty].map(seat => ({ kind: 'bot', seat }) as const),
    ...(isHostReady ? [] : [{ kind: 'ready' } as const]),
  ];
}
