import type { Caller, Database } from "#scripts/services/database/open-database.ts";

/** A row whose columns the test knows. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement as a role, in a request. */
export function runAs({ runAs: run }: Database, role: Caller["role"], sql: string, values: readonly unknown[] = []) {
  return run({ role, method: "POST", path: "/", headers: new Headers() }, async ({ query }) => {
    return (await query<Row>(sql, values)).rows;
  });
}

/** Runs statements as the owner of the database, outside of a request. Returns the rows of the last one. */
export function runAsOwner({ runAs: run }: Database, ...statements: readonly string[]): Promise<Row[]> {
  return run({ role: "service_role", method: "", path: "", headers: new Headers() }, async ({ query }) => {
    await query("set local role postgres");
    let rows: Row[] = [];
    for (const sql of statements) ({ rows } = await query<Row>(sql));
    return rows;
  });
}
