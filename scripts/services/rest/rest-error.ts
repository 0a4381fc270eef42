/** A failed call in the words of PostgREST. */
export class RestError extends Error {
  override name = "RestError";
  readonly status: number;
  readonly body: RestErrorBody;

  constructor(status: number, body: Pick<RestErrorBody, "code" | "message"> & Partial<RestErrorBody>) {
    super(body.message);
    this.status = status;
    this.body = { details: null, hint: null, ...body };
  }
}

export interface RestErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

/** PostgREST's statuses by the beginning of an SQLSTATE, the longest first. All others are 400. */
const statuses: readonly (readonly [start: string, status: number])[] = [
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["53400", 500],
  ["P0001", 400],
  ["08", 503],
  ["0L", 403],
  ["0P", 403],
  ["28", 403],
  ["53", 503],
  ...["09", "25", "2D", "38", "39", "3B", "40", "54", "55", "57", "58", "F0", "HV", "P0", "XX"].map(
    (start) => [start, 500] as const,
  ),
];

/** Returns an error of the database as PostgREST does, or undefined for any other error. */
export function fromDatabase(error: unknown, role: string): RestError | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return undefined;
  return new RestError(statusOf(error.code, role), {
    code: error.code,
    message: error.message,
    details: textField(error, "detail"),
    hint: textField(error, "hint"),
  });
}

function statusOf(code: string, role: string): number {
  // `raise sqlstate 'PT429'` is how SQL chooses a status.
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  if (chosen !== undefined) return Number(chosen);
  if (code === "42501") return role === "anon" ? 401 : 403;
  return statuses.find(([start]) => code.startsWith(start))?.[1] ?? 400;
}

function textField(error: object, name: string): string | null {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : null;
}
