import { type Environment, readKeys } from "./environment.ts";
import { isSameSecret } from "./same-secret.ts";

/**
 * Returns the keys that pages of the project may send. Supabase sets the first and the last of these variables for its
 * functions («Environment Variables», default secrets; the last one holds the older kind of key); a project that runs
 * elsewhere sets the one between.
 */
export function readPublishableKeys(env: Environment): readonly string[] {
  const keys = [...readKeys(env.SUPABASE_PUBLISHABLE_KEYS), env.SUPABASE_PUBLISHABLE_KEY, env.SUPABASE_ANON_KEY];
  return keys.filter((key) => key !== undefined).filter((key) => key !== "");
}

/**
 * Returns why no request can be answered: Supabase gives its functions the keys, so that without any something is wrong
 * with the project. Undefined where there is one.
 */
export function missingKeys(keys: readonly string[]): string | undefined {
  return keys.length > 0
    ? undefined
    : "No request can be answered: SUPABASE_PUBLISHABLE_KEYS has no key. Make a publishable key in the project's settings.";
}

/**
 * Returns whether a request has one of the keys in its header `apikey`, where supabase-js sends it («Authorization headers»
 * of Supabase's functions). The key is public and opens nothing by itself: it keeps out what does not even know the
 * site. Without any keys, no request has one. Takes the same time for every wrong key.
 */
export async function hasPublishableKey({ headers }: Request, keys: readonly string[]): Promise<boolean> {
  const sent = headers.get("apikey") ?? "";
  const matches = await Promise.all(keys.map((key) => isSameSecret(key, sent)));
  return matches.includes(true);
}
