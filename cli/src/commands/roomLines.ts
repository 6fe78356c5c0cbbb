/** What a server answers about its room. */
export interface RoomStatus {
  readonly quotas: readonly { readonly name: string; readonly used: number; readonly most: number }[];
  readonly disk: { readonly free: number; readonly total: number };
  readonly warnings: readonly string[];
}

/** One line for each quota and the disk; `!` marks what is nearly used up. */
export function roomLines({ quotas, disk, warnings }: RoomStatus): string[] {
  const mark = (name: string) => (warnings.includes(name) ? '! ' : '  ');
  const lines = quotas.map(({ name, used, most }) => {
    const [label, unit] = LABELS[name] ?? [name, undefined];
    return `${mark(name)}${label}: ${amount(used, unit)} of ${amount(most, unit)}`;
  });
  return [...lines, `${mark('disk')}disk: ${amount(disk.free, 'bytes')} of ${amount(disk.total, 'bytes')} free`];
}

type Label = readonly [label: string, unit?: 'bytes'];

const LABELS: Readonly<Record<string, Label>> = {
  lobbies: ['lobbies'],
  tables: ['open tables'],
  tokens: ['tokens'],
  packBytes: ['packs', 'bytes'],
};

const amount = (value: number, unit: Label[1]): string =>
  unit === undefined ? value.toLocaleString('en') : `${Math.floor(value / 2 ** 20).toLocaleString('en')} MB`;
