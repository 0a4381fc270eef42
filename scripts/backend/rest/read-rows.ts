import { parseJson, readBody } from "#supabase/functions/chat-with-gemini/json-body.ts";
import { RestError } from "./rest-error.ts";

/** Rows to insert: the JSON as it came, for the database to read, and the columns that it names. */
export interface Rows {
  /** A JSON array of objects. */
  readonly json: string;
  readonly columns: readonly string[];
  /** Nothing to insert. */
  readonly isEmpty: boolean;
}

/** Far beyond any sign-up. PostgREST leaves limits to what stands in front of it. */
const maxBytes = 100_000;
/** PostgreSQL itself fails beyond 1,664 columns, the same one named again among them. */
const mostColumns = 100;
/** JSON nested ten thousand levels deep brings the WebAssembly build of PostgreSQL down. */
const mostLevels = 50;

/** Reads the body of an insert by PostgREST's rules. @throws RestError PGRST102, or status 413. */
export async function readRows(request: Request): Promise<Rows> {
  const type = request.headers.get("content-type") ?? "application/json";
  if (!/^application\/(?:json|vnd\.pgrst\.(?:object|array)\+json)\s*(?:;|$)/i.test(type)) {
    throw new RestError(400, { code: "PGRST102", message: `Content-Type not acceptable: ${type}` });
  }
  const bytes = await readBody(request, maxBytes);
  if (!bytes) throw new RestError(413, { code: "", message: "The body is too large for the local backend" });
  const value = parseJson(bytes);
  if (value === undefined || isDeeper(value, mostLevels)) {
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
  // PostgREST takes anything else for an empty list.
  const rows = Array.isArray(value) ? value : typeof value === "object" && value !== null ? [value] : [];
  const [first] = rows.map((row: unknown) => (isRow(row) ? Object.keys(row) : undefined));
  const columns = named ?? first ?? [];
  const isUniform = rows.every((row: unknown) => isRow(row) && (named || hasKeys(row, columns)));
  if (!isUniform) throw new RestError(400, { code: "PGRST102", message: "All object keys must match" });
  return { columns, isEmpty: rows.length === 0 };
}

function hasKeys(row: object, columns: readonly string[]): boolean {
  const keys = Object.keys(row);
  return keys.length === columns.length && columns.every((column) => Object.hasOwn(row, column));
}

function isRow(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** `"email","created_at"` → `["email", "created_at"]`. @throws RestError PGRST100 for a list that no query can have. */
export function readColumnList(list: string): string[] {
  const names = list.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
  if (names.length > mostColumns) throw new RestError(400, { code: "PGRST100", message: "Too many columns are named" });
  return names;
}
