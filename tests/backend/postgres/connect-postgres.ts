import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "#scripts/services/apply-migrations.ts";
import type { Session, TestDatabase } from "#tests/backend/sql/test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A database of PostgreSQL 17 with all migrations, if `POSTGRES_URL` names one. */
    postgresUrl: string | undefined;
  }
}

/** A database of a server; each transaction has a connection of its own. */
interface PostgresDatabase extends TestDatabase {
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs once before all tests of the backend: applies the migrations to the database of `POSTGRES_URL`, an empty one of
 * PostgreSQL 17 in UTF-8 such as `postgres://postgres@localhost:5432/postgres`, if it is set.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const { POSTGRES_URL: url } = process.env;
  if (url === undefined) return;
  const database = connectPostgres(url);
  await database.migrate("supabase/migrations");
  await database.close();
  provide("postgresUrl", url);
}

export function connectPostgres(url: string): PostgresDatabase {
  const sql = postgres(url, {
    max: 40,
    // PGlite gives numbers as well.
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    onnotice: () => {},
  });
  const begin = async <Result>(work: (session: postgres.TransactionSql) => Promise<Result>): Promise<Result> => {
    const { result } = await sql.begin(async (session) => ({ result: await work(session) }));
    return result;
  };
  return {
    transaction: (work) => begin((session) => work(sessionOf(session))),
    migrate: (folder) =>
      applyMigrations(
        {
          query: async <Row>(text: string) => ({ rows: await sessionOf(sql).query<Row>(text) }),
          transaction: (work) =>
            begin((session) =>
              work({
                query: async <Row>(text: string, values?: unknown[]) => ({
                  rows: await sessionOf(session).query<Row>(text, values),
                }),
                exec: (text) => session.unsafe(text),
              }),
            ),
        },
        folder,
      ),
    close: () => sql.end(),
  };
}

function sessionOf(sql: postgres.ISql): Session {
  return {
    query: async <Found>(text: string, values: unknown[] = []) => {
      const rows: unknown = await sql.unsafe(text, values.map(parameter));
      // The caller names the type of the rows: results of a database are untyped.
      return rows as readonly Found[];
    },
  };
}

function parameter(value: unknown): string | number | boolean | null | string[] {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}
