import { readSettings } from "#app/integrations/settings.ts";

const { supabase, mail } = readSettings({}, "http://localhost");

/** The public key of a site without any settings. */
export const publicKey = supabase.key;
/** What EmailJS's kit adds to a message on a site without any settings. */
export const emailKeys = {
  user_id: mail.key,
  service_id: mail.service,
  template_id: mail.template,
};
