/**
 * The public values of the build, the only place that reads and judges them. «Public» is meant: whatever begins with
 * VITE_ stands in the scripts that every visitor downloads.
 */
const settingNames = [
  "VITE_SUPABASE_URL",
  "VITE_SUPABASE_KEY",
  "VITE_EMAILJS_PUBLIC_KEY",
  "VITE_EMAILJS_SERVICE_ID",
  "VITE_EMAILJS_TEMPLATE_ID",
  "VITE_EMAILJS_ORIGIN",
] as const;
export type SettingName = (typeof settingNames)[number];

/** Where the values come from: `built-settings.ts` in the browser, files and environment in the build. */
export type SettingSource = Readonly<Record<string, unknown>>;

/** What the integrations need to know. Addresses have no slash at the end. */
export interface Settings {
  readonly supabase: { readonly url: string; readonly key: string };
  readonly emailjs: {
    readonly origin: string;
    readonly publicKey: string;
    readonly serviceId: string;
    readonly templateId: string;
  };
}

/** What is wrong with a value; `value` is never that of a secret. */
export interface SettingIssue {
  readonly name: string;
  readonly kind: "missing" | "example" | "own-site" | "unusable" | "secret";
  readonly value: string;
}

const emailjsOrigin = "https://api.emailjs.com";

// Those of the embedded backend.
const localValues = {
  VITE_SUPABASE_KEY: "sb_publishable_local",
  VITE_EMAILJS_PUBLIC_KEY: "local_public_key",
  VITE_EMAILJS_SERVICE_ID: "local_service",
  VITE_EMAILJS_TEMPLATE_ID: "local_template",
} as const;

const urlNames: ReadonlySet<SettingName> = new Set(["VITE_SUPABASE_URL", "VITE_EMAILJS_ORIGIN"]);
// Without it EmailJS itself is meant, wherever there is a key for it.
const optionalNames: ReadonlySet<SettingName> = new Set(["VITE_EMAILJS_ORIGIN"]);
// What manuals write where a value of one's own belongs, and the values of the embedded backend.
const exampleValue = /ejemplo|example|\byour[-_]|\btu[-_]|x{4}|^local_|_local$|<|>/i;
const ownMachine = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$|\.localhost$/;

/** The values of a build; what is missing points to the embedded backend, which answers where the page comes from. */
export function readSettings(source: SettingSource, pageOrigin: string): Settings {
  const publicKey = givenValue(source, "VITE_EMAILJS_PUBLIC_KEY");
  const origin = givenValue(source, "VITE_EMAILJS_ORIGIN") ?? (publicKey === undefined ? pageOrigin : emailjsOrigin);
  return {
    supabase: {
      url: withoutTrailingSlash(givenValue(source, "VITE_SUPABASE_URL") ?? pageOrigin),
      key: givenValue(source, "VITE_SUPABASE_KEY") ?? localValues.VITE_SUPABASE_KEY,
    },
    emailjs: {
      origin: withoutTrailingSlash(origin),
      publicKey: publicKey ?? localValues.VITE_EMAILJS_PUBLIC_KEY,
      serviceId: givenValue(source, "VITE_EMAILJS_SERVICE_ID") ?? localValues.VITE_EMAILJS_SERVICE_ID,
      templateId: givenValue(source, "VITE_EMAILJS_TEMPLATE_ID") ?? localValues.VITE_EMAILJS_TEMPLATE_ID,
    },
  };
}

/**
 * Every value that the build may not have. Secrets, under whatever public name, and what is no address are wrong in any
 * build; a site that goes online (`siteUrl` is its address) needs all values, none an example and none leading back to
 * the site itself.
 */
export function findSettingIssues(source: SettingSource, siteUrl: string | undefined): SettingIssue[] {
  const others = Object.keys(source).filter((name) => name.startsWith("VITE_") && !isSettingName(name));
  return [...settingNames, ...others].flatMap((name): SettingIssue[] => {
    const value = givenValue(source, name);
    if (value !== undefined && isSecret(value)) return [{ name, kind: "secret", value: "" }];
    if (!isSettingName(name)) return [];
    const kind = issueOf(name, value, siteUrl);
    return kind ? [{ name, kind, value: value ?? "" }] : [];
  });
}

function issueOf(name: SettingName, value: string | undefined, siteUrl: string | undefined) {
  const isOnline = siteUrl !== undefined;
  if (value === undefined) return isOnline && !optionalNames.has(name) ? "missing" : undefined;
  const isUrl = urlNames.has(name);
  if (isOnline && isUrl && pointsToSite(value, siteUrl)) return "own-site";
  if (isOnline && exampleValue.test(value)) return "example";
  return isUrl && !isServiceUrl(value, isOnline) ? "unusable" : undefined;
}

function isSettingName(name: string): name is SettingName {
  return settingNames.some((setting) => setting === name);
}

/** The value without spaces around it; undefined for an empty one, which is how a shell takes a value away. */
function givenValue(source: SettingSource, name: string): string | undefined {
  const value = source[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** Whether an address is that of the site, with or without «www.», or of the machine that asks. */
function pointsToSite(value: string, siteUrl: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname } = new URL(value);
  const [own, site] = [hostname, new URL(siteUrl).hostname].map((name) => name.replace(/^www\./, ""));
  return ownMachine.test(hostname) || own === site;
}

/** Supabase and EmailJS are asked at the root of their addresses; a site on https may not ask without it. */
function isServiceUrl(value: string, mustBeHttps: boolean): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return (protocol === "https:" || (protocol === "http:" && !mustBeHttps)) && pathname + search + hash === "/";
}

/**
 * Whether it is a key of Google, or the one that may do everything in the database, in its new or its old form (a JWT
 * naming the role).
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
    // No JWT then, and no secret that could be recognised.
    return "";
  }
}
