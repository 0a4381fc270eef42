/**
 * The public settings of the build; the only module that reads and validates them. Every value whose name begins with
 * VITE_ ends up in the scripts that visitors download.
 */
const settingNames = [
  "VITE_SUPABASE_URL",
  "VITE_SUPABASE_KEY",
  "VITE_MAIL_KEY",
  "VITE_MAIL_SERVICE",
  "VITE_MAIL_TEMPLATE",
  "VITE_MAIL_URL",
] as const;
export type SettingName = (typeof settingNames)[number];

/** Where the values come from: `built-settings.ts` in the browser, files and environment in the build. */
export type SettingSource = Readonly<Record<string, unknown>>;

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

/** What is wrong with a value. `value` is empty for secrets. */
export interface SettingIssue {
  readonly name: string;
  readonly kind: "missing" | "example" | "own-site" | "unusable" | "secret";
  readonly value: string;
}

// Values of the embedded backend.
const localValues = {
  VITE_SUPABASE_KEY: "sb_publishable_local",
  VITE_MAIL_KEY: "local_key",
  VITE_MAIL_SERVICE: "local_service",
  VITE_MAIL_TEMPLATE: "local_template",
} as const;

const urlNames: ReadonlySet<SettingName> = new Set(["VITE_SUPABASE_URL", "VITE_MAIL_URL"]);
// Placeholders from manuals, notes that a value is still to come, and the values of the embedded backend.
const exampleValue =
  /ejemplo|example|(?<![\w-])(?:empresa|dominio)\.com\b|\byour[-_]|\btu[-_]|x{4}|^local_|_local$|<|>|^\W*(?:todo|tests?|x+|por (?:definir|completar)|nombre de la empresa)?\W*$/i;
const localMachine = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$|\.localhost$/;

/** Returns the settings of a build. Missing values point to the embedded backend, at the origin of the page. */
export function readSettings(source: SettingSource, pageOrigin: string): Settings {
  return {
    supabase: {
      url: withoutTrailingSlash(readValue(source, "VITE_SUPABASE_URL") ?? pageOrigin),
      key: readValue(source, "VITE_SUPABASE_KEY") ?? localValues.VITE_SUPABASE_KEY,
    },
    mail: {
      url: withoutTrailingSlash(readValue(source, "VITE_MAIL_URL") ?? pageOrigin),
      key: readValue(source, "VITE_MAIL_KEY") ?? localValues.VITE_MAIL_KEY,
      service: readValue(source, "VITE_MAIL_SERVICE") ?? localValues.VITE_MAIL_SERVICE,
      template: readValue(source, "VITE_MAIL_TEMPLATE") ?? localValues.VITE_MAIL_TEMPLATE,
    },
  };
}

/**
 * Returns every value that the build must not have. Secrets, under whatever public name, and malformed URLs are wrong
 * in any build. A site that goes online (`siteUrl` is its URL) needs all values, no placeholders, and no URL of the
 * site itself.
 */
export function findSettingIssues(source: SettingSource, siteUrl: string | undefined): SettingIssue[] {
  const others = Object.keys(source).filter((name) => name.startsWith("VITE_") && !isSettingName(name));
  return [...settingNames, ...others].flatMap((name): SettingIssue[] => {
    const value = readValue(source, name);
    if (value !== undefined && isSecret(value)) return [{ name, kind: "secret", value: "" }];
    if (!isSettingName(name)) return [];
    const kind = issueOf(name, value, siteUrl);
    return kind ? [{ name, kind, value: value ?? "" }] : [];
  });
}

function issueOf(name: SettingName, value: string | undefined, siteUrl: string | undefined) {
  const isOnline = siteUrl !== undefined;
  if (value === undefined) return isOnline ? "missing" : undefined;
  const isUrl = urlNames.has(name);
  if (isOnline && isUrl && pointsToSite(value, siteUrl)) return "own-site";
  if (isOnline && exampleValue.test(value)) return "example";
  return isUrl && !isServiceUrl(value, isOnline) ? "unusable" : undefined;
}

function isSettingName(name: string): name is SettingName {
  return settingNames.some((setting) => setting === name);
}

/** Returns the trimmed value, or undefined for an empty one: shells unset a variable by emptying it. */
function readValue(source: SettingSource, name: string): string | undefined {
  const value = source[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** Returns whether a URL points to the site, with or without «www.», or to the local machine. */
function pointsToSite(value: string, siteUrl: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  const [own, site] = [hostname, new URL(siteUrl).hostname].map((name) => name.replace(/^www\./, ""));
  return localMachine.test(hostname) || own === site;
}

/** Services are called at the root of their URLs; a site on https cannot call http. */
function isServiceUrl(value: string, mustBeHttps: boolean): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return (protocol === "https:" || (protocol === "http:" && !mustBeHttps)) && pathname + search + hash === "/";
}

/**
 * Returns whether the value is a Google key or Supabase's service key, in its new form or the old one (a JWT with the
 * role).
 */
function isSecret(value: string): boolean {
  if (/^(?:sb_secret_|AIza)/.test(value)) return true;
  const [, payload] = /^eyJ[\w-]*\.([\w-]+)\./.exec(value) ?? [];
  return payload !== undefined && decodeBase64(payload).includes('"service_role"');
}

function decodeBase64(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    // Not a JWT.
    return "";
  }
}
