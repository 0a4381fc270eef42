import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";

const file = "content/site.yaml";

/** Euros per square metre that a building has cost in living memory; a thousand times less is `1.250`, read as 1,25. */
const prices = { least: 200, most: 6000 };

/** Per cent by which a building is announced as cheaper or quicker; a hundredth is a share, a tenth a slip. */
const percentages = { least: 10, most: 70 };

/** Nine figures in Spain; elsewhere as many as E.164 allows, with the code of the country. */
const plausibleTelephone = /^\+(?:34[6-9]\d{8}|(?!34)\d{8,15})$/;

/**
 * Checks that the telephone number, the price and the percentages of the site's file can be right, and that legal texts
 * name the domain of the site. What cannot be read is not judged.
 */
export function checkSiteFile({ content }: Pick<CheckedSite, "content">): Issue[] {
  const result = content.site();
  if (!result.ok) return [];
  const { site, locate } = result;
  const at = (path: FieldPath, code: RuleCode, values: Issue["values"]): Issue[] => [
    { file, code, ...locate.value(path), values },
  ];
  const percentageIssues = (path: readonly [string, string], percentage: number): Issue[] => {
    if (percentage >= percentages.least && percentage <= percentages.most) return [];
    const factor = percentage < 1 ? 100 : 10;
    // Without what the computer adds: 0.29 × 100 is 28.999999999999996.
    const meant = percentage < percentages.least ? Number((percentage * factor).toPrecision(12)) : "";
    return at(path, "value-doubtful", { field: path[1], found: spanish(percentage), meant, ...percentages, unit: "%" });
  };
  const { telefono } = site.contacto;
  const { metro } = site.precio;
  const { dominio } = site.sitio;
  const host = new URL(site.url).hostname;
  return [
    ...(plausibleTelephone.test(telefono.replaceAll(/\s/g, ""))
      ? []
      : at(["contacto", "telefono"], "value-doubtful", { field: "telefono", found: telefono, form: "telephone" })),
    ...(metro < prices.least || metro > prices.most
      ? at(["precio", "metro"], "value-doubtful", {
          field: "metro",
          found: spanish(metro),
          ...prices,
          meant: metro < prices.least ? metro * 1000 : "",
          unit: "€/m²",
        })
      : []),
    ...percentageIssues(["ahorro", "maximo"], site.ahorro.maximo),
    ...percentageIssues(["plazo", "reduccion"], site.plazo.reduccion),
    // A domain of another form, as in «mod.es y modular.es», is read by people alone.
    ...(/^[\w-]+(?:\.[\w-]+)+$/.test(dominio) && withoutWww(dominio) !== withoutWww(host)
      ? at(["sitio", "dominio"], "domain-other", { dominio, host })
      : []),
  ];
}

function spanish(figure: number): string {
  return String(figure).replace(".", ",");
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
