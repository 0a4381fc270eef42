import { type Environment, readKeys } from "./environment.ts";

/**
 * Returns the keys that pages of the project may send. Supabase sets the first and the last of these variables for its
 * functions («Environment Variables», default secrets; the last has the older kind of key); elsewhere the second is
 * set.
 */
export function readPublishableKeys(env: Environment): readonly string[] {
  const keys = [...readKeys(env.SUPABASE_PUBLISHABLE_KEYS), env.SUPABASE_PUBLISHABLE_KEY, env.SUPABASE_ANON_KEY];
  return keys.filter((key) => key !== undefined).filter((key) => key !== "");
}

/**
 * Returns status and code with which a function refuses a request without one of the keys in its header `apikey`, where
 * supabase-js sends it («Authorization headers» of Supabase's functions); otherwise undefined. A key is public and only
 * keeps out programs that do not know the site. Supabase gives its functions the keys, so without any the project is
 * misconfigured, which the log says.
 */
export function findKeyRefusal({ headers }: Request, keys: readonly string[]) {
  if (keys.length === 0) {
    console.error(
      "No request can be answered: SUPABASE_PUBLISHABLE_KEYS has no key. Make a publishable key in the project's settings.",
    );
    return { status: 500, code: "not_configured" };
  }
  return keys.includes(headers.get("apikey") ?? "") ? undefined : { status: 401, code: "key_required" };
}
