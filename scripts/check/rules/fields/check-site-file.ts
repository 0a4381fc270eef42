import { findPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { plausibleTelephone } from "#scripts/check/advice/field-examples.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";

/** Euros per square metre that a building has cost in living memory; a thousand times less is `1.250`, read as 1,25. */
const prices = { least: 200, most: 6000, unit: "€/m²" };

/** Per cent by which a building is announced as cheaper or quicker; a hundredth is a share, a tenth a slip. */
const percentages = { least: 10, most: 70, unit: "%" };

/**
 * Checks that the telephone number, the price and the percentages of the site's file can be right, that legal texts name
 * the domain of the site, and that no text has a placeholder: those of other files are filled from these. Values that cannot
 * be read are not judged.
 */
export function checkSiteFile({ settings }: Pick<CheckedSite, "settings">): Issue[] {
  if (!settings) return [];
  const { contacto, precio, ahorro, plazo, sitio, url } = settings.data;
  const doubtful = (group: string, field: string, values: Issue["values"]) =>
    fieldIssue(settings, [group, field], "value-doubtful", { ...values, field });
  const shareFactor = (share: number) => (share < 1 ? 100 : 10);
  const figures = [
    { group: "precio", field: "metro", value: precio.metro, limits: prices, factor: 1000 },
    { group: "ahorro", field: "maximo", value: ahorro.maximo, limits: percentages, factor: shareFactor(ahorro.maximo) },
    {
      group: "plazo",
      field: "reduccion",
      value: plazo.reduccion,
      limits: percentages,
      factor: shareFactor(plazo.reduccion),
    },
  ].filter(({ value, limits }) => value < limits.least || value > limits.most);
  const isTelephone = plausibleTelephone.test(contacto.telefono.replaceAll(/\s/g, ""));
  const host = new URL(url).hostname;
  // A domain of another form, as in «mod.es y modular.es», is read by people alone.
  const isDomain = /^[\w-]+(?:\.[\w-]+)+$/.test(sitio.dominio);
  return [
    ...textFields(settings.data).flatMap(({ path, text }) =>
      findPlaceholders(text).flatMap(({ name }) => fieldIssue(settings, path, "placeholder-misplaced", { name })),
    ),
    ...(isTelephone ? [] : [doubtful("contacto", "telefono", { found: contacto.telefono, form: "telephone" })]),
    ...figures.map(({ group, field, value, limits, factor }) => {
      // Without what the computer adds: 0.29 × 100 is 28.999999999999996.
      const larger = Number((value * factor).toPrecision(12));
      const meant = larger >= limits.least && larger <= limits.most ? larger : "";
      return doubtful(group, field, { found: settings.locate.written([group, field]) ?? value, meant, ...limits });
    }),
    ...(isDomain && withoutWww(sitio.dominio) !== withoutWww(host)
      ? [fieldIssue(settings, ["sitio", "dominio"], "domain-other", { dominio: sitio.dominio, host })]
      : []),
  ];
}

/** Returns a host in small letters without «www.», by which two are compared. */
export function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
