import { createClient } from "@supabase/supabase-js";
import { builtSettings } from "./built-settings.ts";

const { url, key } = builtSettings.supabase;

/**
 * The one client of the database and its functions. Load this module with `import()` on use: it is as large as the rest
 * of the page. A session that the SDK finds in the browser's storage is sent as a bearer token. Visitors do not sign
 * in, so there is no session to renew or to find in the URL.
 */
export const supabase = createClient(url, key, { auth: { autoRefreshToken: false, detectSessionInUrl: false } });
