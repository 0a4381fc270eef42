/** Environment variables, as in `Deno.env.toObject()` and `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The project's own database, in which all instances of the function count together. */
export interface DatabaseSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secretKey: string;
}

/** Reads what Supabase sets for its functions. The newer keys are a dictionary in JSON. */
export function readDatabase(env: Environment): DatabaseSettings | undefined {
  const url = env.SUPABASE_URL?.replace(/\/+$/, "");
  const secretKey = readKeys(env.SUPABASE_SECRET_KEYS)[0] ?? env.SUPABASE_SERVICE_ROLE_KEY;
  return url && secretKey ? { url, secretKey } : undefined;
}

/** Returns the keys of a dictionary in JSON, `{"default":"sb_secret_…"}`; none of what cannot be read. */
export function readKeys(json: string | undefined): string[] {
  try {
    const values: unknown = JSON.parse(json ?? "");
    const keys: unknown[] = typeof values === "object" && values !== null ? Object.values(values) : [];
    return keys.filter((key) => typeof key === "string").filter((key) => key !== "");
  } catch {
    // The older variable may still hold a key.
    return [];
  }
}
