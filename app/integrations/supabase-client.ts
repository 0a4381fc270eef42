import { loadOnce } from "./load-once.ts";
import { readSettings } from "./settings.ts";

/**
 * The one client of the database and its functions, loaded on first use. A session that the SDK finds under its own
 * name in the browser's storage goes along as bearer token; nobody signs in here, so there is none to renew and none
 * to be found in the address.
 */
export const loadSupabase = loadOnce(async () => {
  const { createClient } = await import("@supabase/supabase-js");
  const { url, key } = readSettings(import.meta.env, window.location.origin).supabase;
  return createClient(url, key, { auth: { autoRefreshToken: false, detectSessionInUrl: false } });
});
