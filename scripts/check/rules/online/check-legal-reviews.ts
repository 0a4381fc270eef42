import { legalSchema } from "#app/content/schemas/legal.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { dayAt } from "#app/time/site-time.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { legalFiles, legalHash } from "./legal-hash.ts";

/** The fields of a legal text that say of when it is, whatever else is wrong with it. */
const datesSchema = legalSchema.pick({ reviewed: true, updated: true }).strip();

/** The texts whose pages have to say of when they are. */
const datedFiles = ["privacy", "terms"].map((name) => `content/${defaultLocale}/legal/${name}.md`);

/** Returns the legal texts that no lawyer has reviewed as they are now; each has one issue at most. */
export function checkLegalReviews(site: Pick<CheckedSite, "root" | "content" | "locales" | "now">): Issue[] {
  const { root, content, locales, now } = site;
  return legalFiles(content).flatMap((file) => checkLegalReview({ root, files: content, locales, now }, file) ?? []);
}

function checkLegalReview(site: Pick<Site, "root" | "files" | "locales" | "now">, file: string): Issue | undefined {
  const source = site.files.frontMatter(file);
  const hash = legalHash(site, file);
  // Files that cannot be read have issues of their own.
  if (!source.ok || hash === undefined) return undefined;
  const { data, locate } = source.value;
  const today = dayAt(site.now);
  const { reviewed, updated } = datesSchema.safeParse(data).data ?? {};
  if (!reviewed) return { file, code: "legal-unreviewed", line: 1, column: 1, values: { today, hash } };
  const place = locate.value(["reviewed"]);
  if (reviewed.date > today) {
    const values = { field: "reviewed.date", date: reviewed.date, today };
    return { file, code: "date-future", ...locate.value(["reviewed", "date"]), values };
  }
  if (reviewed.text !== hash) {
    const date = formatsIn(defaultLocale).date(reviewed.date);
    return { file, code: "legal-unreviewed", ...place, values: { date, today, hash } };
  }
  // A lawyer sees a text after its last change.
  const month = reviewed.date.slice(0, "2024-03".length);
  if (updated === undefined ? !datedFiles.includes(file) : updated >= month) return undefined;
  const at = updated === undefined ? place : locate.value(["updated"]);
  return { file, code: "legal-outdated", ...at, values: { updated: updated ?? "", month } };
}
