import { createClient } from "@supabase/supabase-js";
import { builtSettings } from "./built-settings.ts";

const { url, key } = builtSettings.supabase;

/**
 * The one client of the database and its functions. It weighs as much as the page around it: `import()` this module
 * where it is used. A session that the SDK finds under its own name in the browser's storage goes along as bearer
 * token; nobody signs in here, so there is none to renew and none to be found in the address.
 */
export const supabase = createClient(url, key, { auth: { autoRefreshToken: false, detectSessionInUrl: false } });
