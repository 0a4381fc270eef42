import { findPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";

/** Checks that legal texts name the domain of the site, and that its file, which fills placeholders, has none. */
export function checkSiteFile({ settings }: Pick<CheckedSite, "settings">): Issue[] {
  if (!settings) return [];
  const { sitio, url } = settings.data;
  const host = new URL(url).hostname;
  // A domain of another form, as in «mod.es y modular.es», is read by people alone.
  const isOther = /^[\w-]+(?:\.[\w-]+)+$/.test(sitio.dominio) && withoutWww(sitio.dominio) !== withoutWww(host);
  return [
    ...textFields(settings.data).flatMap(({ path, text }) =>
      findPlaceholders(text).flatMap(({ name }) => fieldIssue(settings, path, "placeholder-misplaced", { name })),
    ),
    ...(isOther ? [fieldIssue(settings, ["sitio", "dominio"], "domain-other", { dominio: sitio.dominio, host })] : []),
  ];
}

/** Returns a host in small letters without «www.», by which two are compared. */
export function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
