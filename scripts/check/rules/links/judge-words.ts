import type { Link, Nodes } from "mdast";
import { eachNode, textOf } from "#app/content/markdown/each-node.ts";
import type { Verdict } from "#scripts/check/advice/issues.ts";
import { type ContentFile, excerpt, sourceOf } from "#scripts/check/site/content-file.ts";

/** Words that say where to press and not where a link leads. */
const emptyWords =
  /^(?:(?:pincha|pulsa|pinche|pulse|clica|clique|haz clic|haga clic|haz click|clic|click|entra|toca|descárgalo|descárgala|míralo|léelo)(?: en)? ?)?(?:aquí|aqui|acá|este enlace|este link|el siguiente enlace|enlace|link)?$/iu;
const webAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/** Returns what is wrong with the words of a link in a body: missing, an address, or words like «pincha aquí». */
export function judgeWords(file: ContentFile, link: Link): Verdict | undefined {
  const { url: href } = link;
  let hasPicture = false;
  eachNode<Nodes>(link, (node) => {
    hasPicture ||= node.type === "image" || node.type === "imageReference";
  });
  const plain = textOf<Nodes>(link)
    .trim()
    .replaceAll(/^[«"“¡¿(]+|[»"”!?).:,;…]+$/gu, "");
  if (href === "" || (plain === "" && !hasPicture)) {
    return { code: "link-unclosed", values: { found: excerpt(sourceOf(file, link), 80) } };
  }
  if (hasPicture) return undefined;
  if (webAddress.test(plain)) {
    const corrected = `[palabras](${href.replace(/^http:\/\//i, "https://")})`;
    return { code: "link-words", values: { found: plain, corrected } };
  }
  return emptyWords.test(plain) ? { code: "link-words", values: { found: plain, href } } : undefined;
}
