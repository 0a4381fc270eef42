/**
 * The public settings of the build. Every value whose name begins with VITE_ ends up in the scripts that visitors
 * download.
 */
export const settingNames = [
  "VITE_SUPABASE_URL",
  "VITE_SUPABASE_KEY",
  "VITE_MAIL_KEY",
  "VITE_MAIL_SERVICE",
  "VITE_MAIL_TEMPLATE",
  "VITE_MAIL_URL",
] as const;
export type SettingName = (typeof settingNames)[number];

/** The source of the values: `built-settings.ts` in the browser, files and environment in the build. */
type SettingSource = Readonly<Record<string, unknown>>;

/** Settings of the integrations. URLs have no trailing slash. */
export interface Settings {
  readonly supabase: { readonly url: string; readonly key: string };
  /** The service that sends the contact form's messages as emails, with its public key, service id and template id. */
  readonly mail: {
    readonly url: string;
    readonly key: string;
    readonly service: string;
    readonly template: string;
  };
}

/** Returns the settings of a build. Missing values point to the local backend, at the origin of the page. */
export function readSettings(source: SettingSource, pageOrigin: string): Settings {
  const urlOf = (name: SettingName) => (readValue(source, name) ?? pageOrigin).replace(/\/+$/, "");
  return {
    supabase: {
      url: urlOf("VITE_SUPABASE_URL"),
      key: readValue(source, "VITE_SUPABASE_KEY") ?? "sb_publishable_local",
    },
    mail: {
      url: urlOf("VITE_MAIL_URL"),
      key: readValue(source, "VITE_MAIL_KEY") ?? "local_key",
      service: readValue(source, "VITE_MAIL_SERVICE") ?? "local_service",
      template: readValue(source, "VITE_MAIL_TEMPLATE") ?? "local_template",
    },
  };
}

/** Returns the trimmed value, or undefined for an empty one: shells unset a variable by emptying it. */
export function readValue(source: SettingSource, name: string): string | undefined {
  const value = source[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
