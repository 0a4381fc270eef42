import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { publicKey } from "./start-backend.ts";

/** The real client as the site makes it, at a client address of its choice. */
export function siteClient(url: string, address: string, key = publicKey): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { "x-forwarded-for": address } },
  });
}
