// Brings the schema up to date. Migrations are imported, not read from a folder, so bundles contain them.
import { CannotOpen } from './errors.ts';
import { fifth } from './migrations/fifth.ts';
import { first } from './migrations/first.ts';
import { fourth } from './migrations/fourth.ts';
import { second } from './migrations/second.ts';
import { seventh } from './migrations/seventh.ts';
import { sixth } from './migrations/sixth.ts';
import { third } from './migrations/third.ts';
import type { Database, Sql } from './sql.ts';

export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
  /** Computes what no SQL statement can. */
  fill?(sql: Sql): Promise<void>;
}

const MIGRATIONS: readonly Migration[] = [first, second, third, fourth, fifth, sixth, seventh];

/** Idempotent, and safe when several nodes start at once. */
export async function migrate(database: Database, where: string, migrations = MIGRATIONS): Promise<void> {
  await database.transaction(async sql => {
    await sql.lockSchema();
    await sql.run('create table if not exists schema_versions (version bigint primary key)');
    const version = await versionOf(sql);
    const newest = Math.max(...migrations.map(migration => migration.version));
    if (version > newest) {
      throw new CannotOpen(
        `${where} was written by a newer Omertà (schema ${version}, this one knows ${newest}): update this one.`,
      );
    }
    for (const migration of migrations.filter(({ version: wanted }) => wanted > version)) {
      for (const statement of migration.statements) await sql.run(statement);
      await migration.fill?.(sql);
      await sql.insert('schema_versions (version)', [[migration.version]]);
    }
  });
}

async function versionOf(sql: Sql): Promise<number> {
  const [row] = await sql.all('select max(version) as version from schema_versions');
  return Number(row?.version ?? 0);
}
