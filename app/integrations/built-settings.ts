import { readSettings, type SettingName } from "./settings.ts";

// One by one: taken as a whole, the build writes every value that begins with VITE_ into the scripts of visitors.
const values: Readonly<Record<SettingName, unknown>> = {
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_KEY: import.meta.env.VITE_SUPABASE_KEY,
  VITE_EMAILJS_PUBLIC_KEY: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
  VITE_EMAILJS_SERVICE_ID: import.meta.env.VITE_EMAILJS_SERVICE_ID,
  VITE_EMAILJS_TEMPLATE_ID: import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
  VITE_EMAILJS_ORIGIN: import.meta.env.VITE_EMAILJS_ORIGIN,
};

/** The settings that this build was made with; for the browser only. */
export const builtSettings = readSettings(values, window.location.origin);
