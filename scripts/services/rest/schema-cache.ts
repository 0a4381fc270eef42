import type { Transaction } from "#scripts/services/database/open-database.ts";
import { RestError } from "./rest-error.ts";

/** Columns of a table in their order, with their types. */
export type Columns = ReadonlyMap<string, string>;

/**
 * Returns the columns of a table of the schema `public`. Roles play no part: PostgREST reads them before it takes one.
 *
 * @throws RestError PGRST205 for an unknown table.
 */
export async function tableColumns(transaction: Transaction, table: string): Promise<Columns> {
  const { rows } = await transaction.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type
       from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relname = $1 and relkind in ('r', 'v')
        and attnum > 0 and not attisdropped
      order by attnum`,
    [table],
  );
  if (rows.length === 0) {
    throw new RestError(404, {
      code: "PGRST205",
      message: `Could not find the table 'public.${table}' in the schema cache`,
    });
  }
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** @throws RestError PGRST204 naming a column that the table does not have. */
export function requireColumns(table: string, columns: Columns, wanted: readonly string[]): void {
  const unknown = wanted.find((column) => !columns.has(column));
  if (unknown === undefined) return;
  throw new RestError(400, {
    code: "PGRST204",
    message: `Could not find the '${unknown}' column of '${table}' in the schema cache`,
  });
}

/**
 * Returns the parameters of a function of the schema `public` with their types.
 *
 * @throws RestError PGRST202 for an unknown function, or one with other parameters.
 */
export async function functionParameters(
  transaction: Transaction,
  name: string,
  wanted: readonly string[],
): Promise<Columns> {
  const { rows } = await transaction.query<{ name: string; type: string }>(
    `select parameter.name, format_type(parameter.type, null) as type
       from pg_proc, unnest(proargnames, proargtypes::oid[]) as parameter (name, type)
      where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  const parameters = new Map(rows.map(({ name: parameter, type }) => [parameter, type]));
  if (parameters.size === 0 || parameters.size !== wanted.length || wanted.some((each) => !parameters.has(each))) {
    throw new RestError(404, {
      code: "PGRST202",
      message: `Could not find the function public.${name}(${[...wanted].sort().join(", ")}) in the schema cache`,
    });
  }
  return parameters;
}

/** Quotes a name for SQL. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
