import { withoutAccents } from "#app/text/without-accents.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import { bodyIssue, type ContentFile, fieldIssue } from "#scripts/check/site/content-file.ts";

/** An alternative text with what else its picture has. */
interface AlternativeText {
  readonly alt: string;
  readonly picture: string;
  readonly caption: string;
  readonly issue: (code: RuleCode, values: Issue["values"]) => Issue;
}

/** As many pictures of one file as may not have the same words. */
const mostAlike = 3;

/** Checks that alternative texts are no file names, do not repeat the caption and differ. Empty ones are decorative. */
export function checkAlts(file: ContentFile): Issue[] {
  const texts = alternativeTexts(file);
  const pictures = Map.groupBy(texts, ({ alt }) => plainWords(alt));
  return texts.flatMap((text) => {
    const { alt, picture, caption, issue } = text;
    if (isNameless(alt, picture)) return [issue("alt-meaningless", { alt, picture })];
    if (caption !== "" && plainWords(alt) === plainWords(caption)) return [issue("alt-meaningless", { alt, caption })];
    const alike = pictures.get(plainWords(alt)) ?? [];
    const count = new Set(alike.map((other) => other.picture)).size;
    return count >= mostAlike && alike[0] === text ? [issue("alt-meaningless", { alt, count })] : [];
  });
}

/** Returns the alternative texts of the pictures of a file that are not empty. */
export function alternativeTexts(file: ContentFile): AlternativeText[] {
  const fields = file.fields;
  const texts = new Map(fields.map(({ path, text }) => [path.join("."), text]));
  const inFields = fields.flatMap(({ path, text: alt }): AlternativeText[] => {
    if (!/^(?:alt|\w+Alt)$/.test(String(path.at(-1))) || alt === "") return [];
    const beside = (name: string) => texts.get([...path.slice(0, -1), name].join(".")) ?? "";
    const issue: AlternativeText["issue"] = (code, values) => fieldIssue(file, path, code, values);
    return [{ alt, picture: beside("src"), caption: beside("caption"), issue }];
  });
  const inBody = file.nodes.flatMap((node): AlternativeText[] => {
    if (node.type !== "image" || !node.alt) return [];
    const { alt, url, title } = node;
    // The words follow «![».
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
export function plainWords(text: string): string {
  const plain = withoutAccents(text).toLowerCase();
  return plain.replaceAll(/[^\p{L}\d]+/gu, " ").trim();
}
