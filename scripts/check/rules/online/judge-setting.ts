import { settingNames } from "#app/integrations/settings.ts";
import { withoutWww } from "#scripts/check/rules/fields/check-site-file.ts";

// Placeholders from manuals, notes that a value is still to come, and the values of the local backend.
const exampleValue =
  /ejemplo|example|(?<![\w-])(?:empresa|dominio)\.com\b|\byour[-_]|\btu[-_]|x{4}|^local_|_local$|<|>|^\W*(?:todo|tests?|x+|por (?:definir|completar)|nombre de la empresa)?\W*$/i;
const localMachine = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$|\.localhost$/;

/**
 * Returns the rule that a public value of the build breaks; undefined for a right one. A site that goes online, at
 * `siteUrl`, needs all values; secrets and malformed URLs are wrong in any build.
 */
export function judgeSetting(name: string, value: string | undefined, siteUrl: string | undefined) {
  if (value !== undefined && isSecret(value)) return "setting-secret";
  const isSetting = settingNames.some((setting) => setting === name);
  return isSetting && !isUsable(name, value, siteUrl) ? "setting-unusable" : undefined;
}

function isUsable(name: string, value: string | undefined, siteUrl: string | undefined): boolean {
  if (value === undefined) return siteUrl === undefined;
  if (siteUrl !== undefined && exampleValue.test(value)) return false;
  return !name.endsWith("_URL") || isServiceUrl(value, siteUrl);
}

/** Services are called at the root of their URLs; a site on https cannot call http. */
function isServiceUrl(value: string, siteUrl: string | undefined): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  if (pathname + search + hash !== "/") return false;
  if (siteUrl === undefined) return protocol === "https:" || protocol === "http:";
  const isOwn = localMachine.test(hostname) || withoutWww(hostname) === withoutWww(new URL(siteUrl).hostname);
  return protocol === "https:" && !isOwn;
}

/** Whether a value is a Google key or Supabase's service key, in its new form or the old one (a JWT with the role). */
function isSecret(value: string): boolean {
  const payload = /^eyJ[\w-]*\.([\w-]+)\./.exec(value)?.[1] ?? "";
  return /^(?:sb_secret_|AIza)/.test(value) || Buffer.from(payload, "base64url").includes('"service_role"');
}
