/** Environment variables, as in `Deno.env.toObject()` and `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Access to the project's own database. */
export interface DatabaseSettings {
  /** Without a trailing slash. */
  readonly url: string;
  readonly secretKey: string;
}

/**
 * Returns the database that Supabase sets for its functions; undefined without one. Newer keys are a JSON dictionary.
 */
export function readDatabase(env: Environment): DatabaseSettings | undefined {
  const url = env.SUPABASE_URL?.replace(/\/+$/, "");
  const secretKey = readKeys(env.SUPABASE_SECRET_KEYS)[0] ?? env.SUPABASE_SERVICE_ROLE_KEY;
  return url && secretKey ? { url, secretKey } : undefined;
}

/** Returns the keys in a JSON dictionary, `{"default":"sb_secret_…"}`; an empty list if it cannot be read. */
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
