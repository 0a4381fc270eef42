import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";

const rolesFile = join(import.meta.dirname, "local-roles.sql");

/**
 * Brings a database up to date, as the Supabase CLI does: the roles of a hosted project once, then every migration that
 * the history lacks, each in its own transaction.
 */
export async function applyMigrations(db: PGlite, folder: string): Promise<void> {
  const { rows } = await db.query("select 1 from pg_namespace where nspname = 'supabase_migrations'");
  if (rows.length === 0) await db.transaction((transaction) => transaction.exec(readFileSync(rolesFile, "utf8")));

  const history = await db.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
  const applied = new Set(history.rows.map(({ version }) => version));
  for (const { version, name, sql } of readMigrations(folder).filter((migration) => !applied.has(migration.version))) {
    await db.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, [sql]],
      );
    });
  }
}

/** Reads the files `<version>_<name>.sql` of a folder in their order. */
function readMigrations(folder: string) {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, sql: readFileSync(join(folder, file), "utf8") }] : [];
    });
}
