import type { Issue, Position } from "#app/content/issues.ts";
import type { SiteFileResult } from "#app/content/site-file.ts";

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
export function checkSiteFile(result: SiteFileResult): Issue[] {
  if (!result.ok) return [];
  const { site, locate } = result;
  const issues: Issue[] = [];
  const { telefono } = site.contacto;
  if (!plausibleTelephone.test(telefono.replaceAll(/\s/g, ""))) {
    const values = { telephone: telefono };
    issues.push({ file, code: "telephone-doubtful", ...locate.value(["contacto", "telefono"]), values });
  }
  const { metro } = site.precio;
  if (metro < prices.least || metro > prices.most) {
    const values = { price: String(metro).replace(".", ","), ...prices };
    issues.push({ file, code: "price-doubtful", ...locate.value(["precio", "metro"]), values });
  }
  issues.push(
    ...doubtfulPercentage(site.ahorro.maximo, locate.value(["ahorro", "maximo"]), "maximo"),
    ...doubtfulPercentage(site.plazo.reduccion, locate.value(["plazo", "reduccion"]), "reduccion"),
  );
  const { dominio } = site.sitio;
  const host = new URL(site.url).hostname;
  // A domain of another form, as in «mod.es y modular.es», is read by people alone.
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(dominio) && withoutWww(dominio) !== withoutWww(host)) {
    issues.push({ file, code: "domain-other", ...locate.value(["sitio", "dominio"]), values: { dominio, host } });
  }
  return issues;
}

function doubtfulPercentage(percentage: number, place: Position, field: string): Issue[] {
  if (percentage >= percentages.least && percentage <= percentages.most) return [];
  const written = String(percentage).replace(".", ",");
  // Without what the computer adds: 0.29 × 100 is 28.999999999999996.
  const times = (factor: number) => Number((percentage * factor).toPrecision(12));
  if (percentage < 1) {
    const values = { percentage: written, field, meant: times(100) };
    return [{ file, code: "percentage-fraction", ...place, values }];
  }
  const meant = percentage < percentages.least ? times(10) : "";
  return [
    { file, code: "percentage-doubtful", ...place, values: { percentage: written, field, meant, ...percentages } },
  ];
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
