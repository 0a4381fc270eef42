import type { Transaction } from "#scripts/services/database/open-database.ts";
import {
  type ChosenResponse,
  type ChosenResponseRow,
  chosenResponseColumns,
  readChosenResponse,
} from "./chosen-response.ts";
import type { Preferences } from "./preferences.ts";
import type { Rows } from "./read-rows.ts";
import { RestError } from "./rest-error.ts";
import { type Columns, functionParameters, quoteName, requireColumns, tableColumns } from "./schema-cache.ts";

/** What a statement gave. */
export interface Selection {
  /** Number of rows. */
  readonly count: number;
  /** The rows as JSON, or nothing where they were not asked for. */
  readonly body: string;
  readonly chosen: ChosenResponse;
}

/**
 * PostgREST's insert. Grants, policies and triggers decide; nothing here knows a rule of any table.
 *
 * @throws RestError PGRST116 where one object is wanted and there is another number of rows, which undoes the insert.
 */
export async function insertRows(
  transaction: Transaction,
  table: string,
  { json, columns, isEmpty }: Rows,
  { returning, singular }: Preferences,
): Promise<Selection> {
  const types = await tableColumns(transaction, table);
  requireColumns(table, types, columns);
  const hasColumns = columns.length > 0;
  const target = `public.${quoteName(table)} ${hasColumns ? `(${namesOf(columns)})` : ""}`;
  const source = hasColumns ? `json_to_recordset($1) as body (${recordOf(columns, types)})` : "json_array_elements($1)";
  const rows = `select ${namesOf(columns)} from ${source} ${isEmpty ? "where false" : ""}`;
  const insert = `insert into ${target} ${rows} returning ${returning === undefined ? "1" : "*"}`;
  return select(transaction, `with rows as (${insert})`, "rows", [json], {
    singular,
    body: returning === "representation",
  });
}

/** An unfiltered read. @throws RestError PGRST116 where one object is wanted and there is another number of rows. */
export async function selectRows(
  transaction: Transaction,
  table: string,
  columns: readonly string[] | "all",
  { singular }: Preferences,
): Promise<Selection> {
  const types = await tableColumns(transaction, table);
  if (columns !== "all") requireColumns(table, types, columns);
  const names = columns === "all" ? "*" : namesOf(columns);
  return select(transaction, "", `(select ${names} from public.${quoteName(table)}) as rows`, [], {
    singular,
    body: true,
  });
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

function namesOf(columns: readonly string[]): string {
  return columns.map(quoteName).join(", ");
}

function recordOf(columns: readonly string[], types: Columns): string {
  return columns.map((column) => `${quoteName(column)} ${types.get(column) ?? "text"}`).join(", ");
}

/** Runs a statement and reads rows, their number and what SQL chose for the answer, all in one as PostgREST does. */
async function select(
  transaction: Transaction,
  before: string,
  from: string,
  values: string[],
  { singular, body }: { readonly singular: boolean; readonly body: boolean },
): Promise<Selection> {
  const asJson = singular ? "coalesce(json_agg(rows) -> 0, 'null')" : "coalesce(json_agg(rows), '[]')";
  const { rows } = await transaction.query<ChosenResponseRow & { count: number; body: string }>(
    `${before} select count(*)::integer as count, ${body ? `${asJson}::text` : "''"} as body, ${chosenResponseColumns} from ${from}`,
    values,
  );
  const [found] = rows;
  if (!found) throw new Error("A statement that counts gave no row.");
  if (singular && found.count !== 1) {
    throw new RestError(406, {
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${found.count} rows`,
    });
  }
  return { count: found.count, body: found.body, chosen: readChosenResponse(found) };
}
