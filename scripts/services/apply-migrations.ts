import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const rolesFile = join(import.meta.dirname, "local-roles.sql");

/** The part of a connection that the migrations need. */
interface Connection {
  query<Row>(sql: string, values?: unknown[]): Promise<{ readonly rows: readonly Row[] }>;
  /** Runs statements, one after the other. */
  exec(sql: string): Promise<unknown>;
}

/** A database to which migrations can be applied: PGlite, or a client of a server. */
export interface MigratedDatabase extends Pick<Connection, "query"> {
  transaction(work: (connection: Connection) => Promise<void>): Promise<void>;
}

/**
 * Applies the missing migrations of a folder, as the Supabase CLI does: first, once, the roles of a hosted project,
 * then each migration that the history lacks in a transaction of its own.
 */
export async function applyMigrations(db: MigratedDatabase, folder: string): Promise<void> {
  const { rows } = await db.query("select 1 from pg_namespace where nspname = 'supabase_migrations'");
  if (rows.length === 0) {
    await db.transaction(async (connection) => void (await connection.exec(readFileSync(rolesFile, "utf8"))));
  }
  const history = await db.query<{ version: string }>("select version from supabase_migrations.schema_migrations");
  const applied = new Set(history.rows.map(({ version }) => version));
  for (const { version, name, sql } of readMigrations(folder).filter((migration) => !applied.has(migration.version))) {
    await db.transaction(async (connection) => {
      await connection.exec(sql);
      await connection.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, [sql]],
      );
    });
  }
}

/** Returns the migrations in the files `<version>_<name>.sql` of a folder, in order. */
function readMigrations(folder: string) {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      return version && name ? [{ version, name, sql: readFileSync(join(folder, file), "utf8") }] : [];
    });
}
