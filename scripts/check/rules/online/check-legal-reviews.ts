import { legalSchema } from "#app/content/schemas/legal.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { dayAt } from "#app/schemas/site-time.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { legalFiles, legalHash } from "./legal-hash.ts";
import { withoutComments } from "./without-comments.ts";

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
  const { body, head, data, locate } = source.value;
  const today = dayAt(site.now);
  const note = findDraftNote(body);
  const atNote = note ? positionAt(head + body, head.length + note.offset) : { line: 1, column: 1 };
  const { reviewed, updated } = datesSchema.safeParse(data).data ?? {};
  if (!reviewed) {
    // The hash is that of the text without a note that visitors read.
    const values = { note: note?.words ?? "", today, hash: note?.isVisible ? "" : hash };
    return { file, code: "legal-unreviewed", ...atNote, values };
  }
  const place = locate.value(["reviewed"]);
  if (reviewed.date > today) {
    const values = { field: "reviewed.date", date: reviewed.date, today };
    return { file, code: "date-future", ...locate.value(["reviewed", "date"]), values };
  }
  if (note) return { file, code: "legal-unreviewed", ...atNote, values: { still: note.words } };
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

/** Notes of writers that call a text a draft. */
const draftComment = /<!--(?:(?!-->)[\s\S])*?(?:\bborrador\b|\bno publicar\b)[\s\S]*?-->/i;

/** The same in the text itself. «No publicaremos tus datos» and «guardamos un borrador» are no notes. */
const draftLine =
  /^[\s>*_[(]*borrador\b(?=\s*(?:$|[:.\])*_]|para|pendiente|sin)).*$|\bno publicar (?:sin|hasta|antes)\b.*$/im;

/** A note that calls a text a draft. */
interface DraftNote {
  /** Its first sentence. */
  readonly words: string;
  readonly offset: number;
  /** Whether visitors read it. */
  readonly isVisible: boolean;
}

/** Returns the note in a body that calls it a draft, preferably one that visitors read; otherwise undefined. */
function findDraftNote(body: string): DraftNote | undefined {
  const visible = draftLine.exec(withoutComments(body));
  const found = visible ?? draftComment.exec(body);
  if (!found) return undefined;
  const words = found[0]
    .replace(/^<!--|-->$/g, "")
    .trim()
    .replaceAll(/\s+/g, " ");
  const [sentence = words] = /^.*?[.!](?=\s|$)/.exec(words) ?? [];
  return { words: sentence, offset: found.index + found[0].search(/\S/), isVisible: visible !== null };
}
