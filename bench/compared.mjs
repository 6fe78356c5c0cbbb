// Two sides of a comparison: the best figure of each row over all rounds, and how they relate.

const LESS_IS_BETTER = ['µs', 'ms'];
const ALLOWED = 0.05; // slower

/** A row for each figure that both sides have; `speed` is 1 where they are alike, more where the new code is faster. */
export function compared(before, after) {
  const [old, now] = [bestOf(before), bestOf(after)];
  return [...now].flatMap(([key, row]) => {
    const other = old.get(key);
    if (other === undefined) return [];
    const ratio = row.best / other.best;
    return [{ ...row, before: other.best, after: row.best, speed: isLessBetter(row) ? 1 / ratio : ratio }];
  });
}

export function comparedText(rows, ref) {
  const slower = rows.filter(({ speed, name }) => name !== CALIBRATION && speed < 1 - ALLOWED);
  const tables = [...new Set(rows.map(({ table }) => table))].map(table => {
    const lines = rows.filter(row => row.table === table).map(lineOf);
    return [table, ...lines].join('\n');
  });
  const last =
    slower.length === 0
      ? `No row is more than ${ALLOWED * 100} % slower than ${ref}.`
      : `${slower.length} of ${rows.length} rows are more than ${ALLOWED * 100} % slower than ${ref}.`;
  return [`${'before → after, and the speed after ÷ before'}`, ...tables, last].join('\n\n');
}

const CALIBRATION = 'calibration'; // work that is not ours: where it differs, so did the machine

function lineOf({ name, unit, before, after, speed }) {
  const mark = name !== CALIBRATION && speed < 1 - ALLOWED ? '  slower' : '';
  const figures = `${amount(before).padStart(10)} → ${amount(after).padStart(10)} ${unit.padEnd(15)}`;
  return `  ${name.padEnd(36)}${figures} ${speed.toFixed(3)}${mark}`;
}

const amount = value => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));
const isLessBetter = ({ unit }) => LESS_IS_BETTER.includes(unit);

/** The best figure of each row over all runs, by table and name. */
function bestOf(runs) {
  const best = new Map();
  for (const { game, players, rows, calibration } of runs.flat()) {
    for (const { name, unit, best: figure } of [...rows, calibration]) {
      const key = `${game} ${players} ${name}`;
      const known = best.get(key)?.best;
      const isBetter = known === undefined || (isLessBetter({ unit }) ? figure < known : figure > known);
      if (isBetter) best.set(key, { table: `${game}, ${players} players`, name, unit, best: figure });
    }
  }
  return best;
}
