import type { Link, Nodes } from "mdast";
import { eachNode } from "#app/content/markdown/each-node.ts";
import { excerpt } from "#scripts/check/content/body/block-issue.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";
import type { Judgement } from "./judge-target.ts";

/** Words that say where to press and not where a link leads: out of their sentence, and read aloud, they say nothing. */
const emptyWords =
  /^(?:(?:pincha|pulsa|pinche|pulse|clica|clique|haz clic|haga clic|haz click|clic|click|entra|toca|descárgalo|descárgala|míralo|léelo)(?: en)? ?)?(?:aquí|aqui|acá|este enlace|este link|el siguiente enlace|enlace|link)?$/iu;
const webAddress = /^(?:https?:\/\/|www\.)\S+$/i;

interface LinkParts {
  /** The words of the link, as they are read. */
  readonly words: string;
  readonly href: string;
  /** Whether it has a picture, which takes the place of words. */
  readonly hasPicture: boolean;
  /** The link as it is written. */
  readonly source: string;
}

/** Returns what is wrong with the words of a link: none at all, an address, or words like «pincha aquí». */
function judgeWords({ words, href, hasPicture, source }: LinkParts): Judgement | undefined {
  const plain = words.trim().replaceAll(/^[«"“¡¿(]+|[»"”!?).:,;…]+$/gu, "");
  if (href === "" || (plain === "" && !hasPicture)) {
    const corrected = `[${plain || "palabras"}](${href || "/contacto"})`;
    return { code: "link-empty", values: { found: source, corrected } };
  }
  if (hasPicture) return undefined;
  if (webAddress.test(plain)) {
    return { code: "link-bare", values: { found: plain, corrected: `[palabras](${secure(href)})` } };
  }
  return emptyWords.test(plain) ? { code: "link-words", values: { found: plain, href } } : undefined;
}

/** Returns what is wrong with the words of a link of a body. */
export function judgeLinkWords({ body }: ContentFile, link: Link): Judgement | undefined {
  const words: string[] = [];
  let hasPicture = false;
  eachNode<Nodes>(link, (node) => {
    if (node.type === "text" || node.type === "inlineCode") words.push(node.value);
    hasPicture ||= node.type === "image" || node.type === "imageReference";
  });
  const { start, end } = link.position ?? {};
  const source = excerpt(body.slice(start?.offset, end?.offset), 80);
  return judgeWords({ words: words.join(""), href: link.url, hasPicture, source });
}

function secure(href: string): string {
  return href.replace(/^http:\/\//i, "https://");
}
