import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { readSettings } from "#app/integrations/settings.ts";

const { supabase, mail } = readSettings({}, "http://localhost");

/** The public key of a site without any settings. */
export const publicKey = supabase.key;
/** The fields that EmailJS's kit adds to a message on a site without any settings. */
export const emailKeys = {
  user_id: mail.key,
  service_id: mail.service,
  template_id: mail.template,
};

/** Returns the real client as the site makes it, for a visitor with an IP address of the test's choice. */
export function siteClient(url: string, ip: string): SupabaseClient {
  return createClient(url, publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { "x-forwarded-for": ip } },
  });
}
