import type { Transaction } from "#scripts/backend/database/open-database.ts";
import type { Rows } from "./read-rows.ts";
import { type Columns, functionParameters, quoteName, requireColumns, tableColumns } from "./schema-cache.ts";

/** PostgREST's insert. Grants, policies and triggers decide; nothing here knows a rule of any table. */
export async function insertRows(
  transaction: Transaction,
  table: string,
  { json, columns, isEmpty }: Rows,
  returning: boolean,
): Promise<string> {
  const types = await tableColumns(transaction, table);
  requireColumns(table, types, columns);
  if (isEmpty) return "[]";
  const names = columns.map(quoteName).join(", ");
  const source =
    columns.length === 0
      ? "default values"
      : `(${names}) select ${names} from json_to_recordset($1) as body (${recordOf(columns, types)})`;
  const insert = `insert into public.${quoteName(table)} ${source}`;
  const values = columns.length === 0 ? [] : [json];
  if (!returning) {
    await transaction.query(insert, values);
    return "";
  }
  return rowsAsJson(transaction, `with rows as (${insert} returning *)`, "rows", values);
}

/** An unfiltered read. @returns the rows as a JSON array. */
export async function selectRows(
  transaction: Transaction,
  table: string,
  columns: readonly string[] | "all",
): Promise<string> {
  const types = await tableColumns(transaction, table);
  if (columns !== "all") requireColumns(table, types, columns);
  const names = columns === "all" ? "*" : columns.map(quoteName).join(", ");
  return rowsAsJson(transaction, "", `(select ${names} from public.${quoteName(table)}) as rows`, []);
}

/** Calls a function with named arguments. @returns its value as JSON. */
export async function callFunction(transaction: Transaction, name: string, { json, columns }: Rows): Promise<string> {
  const parameters = await functionParameters(transaction, name, columns);
  const values = columns.map((column) => `${quoteName(column)} => body.${quoteName(column)}`).join(", ");
  const { rows } = await transaction.query<{ result: string }>(
    `select to_json(public.${quoteName(name)}(${values}))::text as result
       from json_to_recordset($1) as body (${recordOf(columns, parameters)})`,
    [json],
  );
  return rows[0]?.result ?? "null";
}

function recordOf(columns: readonly string[], types: Columns): string {
  return columns.map((column) => `${quoteName(column)} ${types.get(column) ?? "text"}`).join(", ");
}

async function rowsAsJson(transaction: Transaction, before: string, from: string, values: string[]): Promise<string> {
  const { rows } = await transaction.query<{ body: string }>(
    `${before} select coalesce(json_agg(rows), '[]')::text as body from ${from}`,
    values,
  );
  return rows[0]?.body ?? "[]";
}
