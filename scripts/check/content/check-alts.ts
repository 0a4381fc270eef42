import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { capitalise } from "#app/i18n/capitalise.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { filledLength } from "./filled-length.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

/** Beyond this a screen reader reads for so long that the listener loses the thread; the rest belongs in the text. */
const longest = 200;

/** An alternative text with what else its picture has. */
interface AlternativeText {
  readonly alt: string;
  readonly picture: string;
  readonly caption: string;
  readonly issue: (code: RuleCode, values: Issue["values"]) => Issue;
}

/**
 * Checks that alternative texts describe their pictures: that they are no file name, do not say that the picture is one,
 * do not repeat the caption, which is read as well, and are not too long. Empty ones are right for what only adorns.
 */
export function checkAlts(file: ContentFile, { facts }: { readonly facts: Facts | undefined }): Issue[] {
  return alternativeTexts(file).flatMap(({ alt, picture, caption, issue }) => {
    if (isNameless(alt, picture)) return [issue("alt-meaningless", { alt, picture })];
    const found: Issue[] = [];
    const opening = alt.match(needlessOpening)?.[0];
    if (opening !== undefined) {
      found.push(issue("alt-opening", { opening: opening.trim(), rest: withoutOpening(alt, opening, file.locale) }));
    }
    if (caption !== "" && plainWords(alt) === plainWords(caption)) found.push(issue("alt-caption", { alt }));
    const length = filledLength(alt, facts) ?? 0;
    if (length > longest) found.push(issue("alt-length", { length, longest }));
    return found;
  });
}

function alternativeTexts(file: ContentFile): AlternativeText[] {
  const fields = textFields(file.data);
  const texts = new Map(fields.map(({ path, text }) => [path.join("."), text]));
  const inFields = fields.flatMap(({ path, text: alt }): AlternativeText[] => {
    if (!/^(?:alt|\w+Alt)$/.test(String(path.at(-1))) || alt === "") return [];
    const beside = (name: string) => texts.get([...path.slice(0, -1), name].join(".")) ?? "";
    const issue: AlternativeText["issue"] = (code, values) => fieldIssue(file, path, code, values);
    return [{ alt, picture: beside("src"), caption: beside("caption"), issue }];
  });
  const inBody = bodyNodes(file).flatMap((node): AlternativeText[] => {
    if (node.type !== "image" || !node.alt) return [];
    const { alt, url, title } = node;
    // The words stand behind «![».
    const issue: AlternativeText["issue"] = (code, values) => bodyIssue(file, node, code, values, 2);
    return [{ alt, picture: url, caption: title ?? "", issue }];
  });
  return [...inFields, ...inBody];
}

const fileName = /^[^\s/]+\.(?:jpe?g|png|webp|gif|avif|heic|tiff?|svg)$/iu;
/** As cameras, telephones and programs name their files: «IMG_2034», «DSC 0012», «Captura de pantalla 2026-11-22». */
const cameraName = /^(?:img|dscn?|dscf|pxl|p|screenshot|whatsapp image|captura de pantalla)[\s_-]*\d[\d\s_.:-]*$/iu;
const generalWord =
  /^(?:(?:la|una?|el|esta) )?(?:imagen|foto|fotografia|picture|image|photo|grafico|ilustracion|captura|sin titulo|untitled)(?: \d+)?$/u;

/** Whether an alternative text is only a name, or a word that is true of any picture. */
function isNameless(alt: string, picture: string): boolean {
  if (alt.includes("{{")) return false;
  const words = plainWords(alt);
  const nameOfFile = plainWords(picture.replace(/^.*\//, "").replace(/\.[^.]*$/, ""));
  return fileName.test(alt) || cameraName.test(alt) || generalWord.test(words) || words === nameOfFile;
}

/** «Terraza-Norte.» → «terraza norte» */
function plainWords(text: string): string {
  const plain = withoutAccents(text).toLowerCase();
  return plain.replaceAll(/[^\p{L}\d]+/gu, " ").trim();
}

const needlessOpening =
  /^(?:(?:una?|la|el|esta) )?(?:imágen|imagen|foto|fotografía|fotografia)(?:es|s)? (?:(?:en|donde)(?: la que| el que| las que)? se ven? |que (?:muestra|enseña|representa) |del? )/iu;

/** «Foto del salón» → «El salón», «Imagen de una casa» → «Una casa» */
function withoutOpening(alt: string, opening: string, locale: string): string {
  const rest = `${/del $/iu.test(opening) ? "el " : ""}${alt.slice(opening.length)}`;
  return capitalise(rest, locale);
}
