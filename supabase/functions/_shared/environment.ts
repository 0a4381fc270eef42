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
  const secretKey = firstValue(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY;
  return url && secretKey ? { url, secretKey } : undefined;
}

function firstValue(json: string | undefined): string | undefined {
  try {
    const values: unknown = JSON.parse(json ?? "");
    const found = typeof values === "object" && values !== null ? Object.values(values)[0] : undefined;
    return typeof found === "string" && found !== "" ? found : undefined;
  } catch {
    // The older variable may still hold a key.
    return undefined;
  }
}
