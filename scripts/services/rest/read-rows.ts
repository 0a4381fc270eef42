import { isRecord, parseJson, readBody } from "#supabase/functions/_shared/json-body.ts";
import { RestError } from "./rest-error.ts";

/** Rows to insert: the JSON, which the database parses, and the columns that it names. */
export interface Rows {
  /** A JSON array of objects. */
  readonly json: string;
  readonly columns: readonly string[];
  readonly isEmpty: boolean;
}

/** Far beyond any sign-up. PostgREST leaves this limit to the gateway. */
const maxBytes = 100_000;
/** PostgreSQL fails beyond 1,664 columns, repeated ones included. */
const maxColumns = 100;
/** PostgreSQL in WebAssembly crashes on JSON nested ten thousand levels deep. */
const maxDepth = 50;

/** Reads the body of an insert by PostgREST's rules. @throws RestError PGRST102, or status 413. */
export async function readRows(request: Request): Promise<Rows> {
  const type = request.headers.get("content-type") ?? "application/json";
  if (!/^application\/(?:json|vnd\.pgrst\.(?:object|array)\+json)\s*(?:;|$)/i.test(type)) {
    throw new RestError(400, { code: "PGRST102", message: `Content-Type not acceptable: ${type}` });
  }
  const bytes = await readBody(request, maxBytes);
  if (!bytes) throw new RestError(413, { code: "", message: "The body is too large for the local backend" });
  const value = parseJson(bytes);
  if (value === undefined || exceedsDepth(value, maxDepth)) {
    throw new RestError(400, { code: "PGRST102", message: "Empty or invalid json" });
  }
  const named = new URL(request.url).searchParams.get("columns");
  const text = new TextDecoder().decode(bytes);
  return {
    ...checkRows(value, named === null ? undefined : readColumnList(named)),
    json: Array.isArray(value) ? text : `[${text}]`,
  };
}

function checkRows(value: unknown, named: readonly string[] | undefined): Omit<Rows, "json"> {
  // PostgREST treats anything else as an empty list.
  const rows = Array.isArray(value) ? value : typeof value === "object" && value !== null ? [value] : [];
  const [first] = rows.map((row: unknown) => (isRecord(row) ? Object.keys(row) : undefined));
  const columns = named ?? first ?? [];
  const isUniform = rows.every((row: unknown) => isRecord(row) && (named || hasKeys(row, columns)));
  if (!isUniform) throw new RestError(400, { code: "PGRST102", message: "All object keys must match" });
  return { columns, isEmpty: rows.length === 0 };
}

function hasKeys(row: object, columns: readonly string[]): boolean {
  const keys = Object.keys(row);
  return keys.length === columns.length && columns.every((column) => Object.hasOwn(row, column));
}

function exceedsDepth(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => exceedsDepth(inner, levels - 1));
}

/** `"email","created_at"` → `["email", "created_at"]`. @throws RestError PGRST100 for too many columns. */
export function readColumnList(list: string): string[] {
  const names = list.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
  if (names.length > maxColumns) throw new RestError(400, { code: "PGRST100", message: "Too many columns are named" });
  return names;
}
