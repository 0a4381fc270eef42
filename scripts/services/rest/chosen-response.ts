import { isRecord, parseJson } from "#supabase/functions/_shared/json-body.ts";
import { RestError } from "./rest-error.ts";

/** Status and headers that SQL chose for the answer. */
export interface ChosenResponse {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Columns of a statement that read the settings with which SQL chooses them, as in PostgREST's own statements. */
export const chosenResponseColumns = `nullif(current_setting('response.status', true), '') as response_status,
  nullif(current_setting('response.headers', true), '') as response_headers`;

export interface ChosenResponseRow {
  readonly response_status: string | null;
  readonly response_headers: string | null;
}

/** Reads the row. @throws RestError PGRST111 or PGRST112, with status 500, for settings that mean nothing. */
export function readChosenResponse({ response_status, response_headers }: ChosenResponseRow): ChosenResponse {
  const status = response_status === null ? undefined : Number(response_status);
  if (status !== undefined && !(status >= 200 && status <= 599)) {
    throw new RestError(500, { code: "PGRST112", message: "response.status guc must be a valid status code" });
  }
  return { status, headers: readHeaders(response_headers ?? "[]") };
}

/** `[{ "Retry-After": "600" }]` → `{ "Retry-After": "600" }` */
function readHeaders(json: string): Record<string, string> {
  const pairs = parseList(json).map((field) => (isRecord(field) ? Object.entries(field) : []));
  return Object.fromEntries(
    pairs.map(([pair, ...others]) => {
      const [name, value] = pair ?? [];
      if (typeof name === "string" && typeof value === "string" && others.length === 0) return [name, value];
      throw notHeaders();
    }),
  );
}

function parseList(json: string): unknown[] {
  const value = parseJson(new TextEncoder().encode(json));
  if (Array.isArray(value)) return value;
  throw notHeaders();
}

function notHeaders(): RestError {
  const message = "response.headers guc must be a JSON array composed of objects with a single key and a string value";
  return new RestError(500, { code: "PGRST111", message });
}
