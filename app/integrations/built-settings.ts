import { readSettings, type SettingName } from "./settings.ts";

// Named one by one: for the whole object the bundler would inline every VITE_ value into the scripts.
const values: Readonly<Record<SettingName, unknown>> = {
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_KEY: import.meta.env.VITE_SUPABASE_KEY,
  VITE_MAIL_KEY: import.meta.env.VITE_MAIL_KEY,
  VITE_MAIL_SERVICE: import.meta.env.VITE_MAIL_SERVICE,
  VITE_MAIL_TEMPLATE: import.meta.env.VITE_MAIL_TEMPLATE,
  VITE_MAIL_URL: import.meta.env.VITE_MAIL_URL,
};

/** The settings of this build. Browser only. */
export const builtSettings = readSettings(values, window.location.origin);
