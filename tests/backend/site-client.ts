import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { publicKey } from "./site-keys.ts";

/** Returns the real client as the site makes it, for a visitor with an IP address of the test's choice. */
export function siteClient(url: string, ip: string): SupabaseClient {
  return createClient(url, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { "x-forwarded-for": ip } },
  });
}
