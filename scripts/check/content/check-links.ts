import type { Definition, Link } from "mdast";
import { hasInvisible } from "#app/content/invisible-characters.ts";
import type { Issue } from "#app/content/issues.ts";
import { headingIds } from "#app/content/markdown/markdown.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { normalisePath } from "#app/routing/paths.ts";
import type { Range } from "./body/inline-blocks.ts";
import { leftoverRanges } from "./body/link-leftovers.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import { type Judgement, judgeTarget } from "./links/judge-target.ts";
import { judgeLinkWords } from "./links/judge-words.ts";
import { pictureInstead } from "./links/picture-instead.ts";
import { fileNamed, suggestPath } from "./links/suggest-path.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";

const external = /^(?:https:\/\/[^\s/.]+\.\S|mailto:|tel:)/;

type LinkSurroundings = Pick<Surroundings, "paths" | "anchors" | "facts" | "models">;

/**
 * Checks that every link leads to a page in the original language (the build translates the path), to a heading that is
 * there, to another site over https, to an email address or to a telephone number, and that its words say where. A link
 * has one issue at most.
 */
export function checkLinks(file: ContentFile, surroundings: LinkSurroundings): Issue[] {
  let ids: readonly string[] | undefined;
  const ownAnchors = () => {
    ids ??= headingIds(file.tree()).map((id) => `#${id}`);
    return ids;
  };
  const judge = (href: string) =>
    href.startsWith("#") ? judgeOwnAnchor(href, ownAnchors()) : judgeHref(file, href, surroundings);
  const fields = fieldsNamed(file, "href").flatMap(({ path, text }) => {
    const found = judge(text);
    return found ? [fieldIssue(file, path, found.code, found.values)] : [];
  });
  const links = bodyNodes(file).filter((node) => node.type === "link" || node.type === "definition");
  // The bare address of `[words](https://example.com`, which is reported as half a link.
  const leftovers = links.length > 0 ? leftoverRanges(file) : [];
  const body = links.flatMap((node) => {
    if (isWithin(leftovers, node)) return [];
    const found = judgeNode(file, node, judge);
    return found ? [bodyIssue(file, node, found.code, found.values)] : [];
  });
  return [...fields, ...body];
}

type Judge = (href: string) => Judgement | undefined;

function judgeNode(file: ContentFile, node: Link | Definition, judge: Judge): Judgement | undefined {
  const ofTarget = judge(node.url);
  if (node.type === "definition") return ofTarget;
  const ofWords = judgeLinkWords(file, node);
  // Who mends an address in the place of words, or a link without one, writes its target anew.
  const isFirst = ofWords && (ofWords.code === "link-empty" || ofTarget?.code === "link-insecure");
  if (isFirst) return ofWords;
  const image = ofTarget?.code === "link-broken" ? pictureInstead(file, node) : "";
  return ofTarget && image !== "" ? { code: "link-broken", values: { href: node.url, image } } : (ofTarget ?? ofWords);
}

function judgeOwnAnchor(href: string, ids: readonly string[]): Judgement | undefined {
  if (ids.includes(href)) return undefined;
  return {
    code: "heading-missing",
    values: { href, headings: ids.join(", "), suggestion: nearestName(href, ids) ?? "" },
  };
}

function isWithin(ranges: readonly Range[], { position }: Link | Definition): boolean {
  const at = position?.start.offset ?? -1;
  return ranges.some(([start, end]) => at >= start && at < end);
}

function judgeHref(file: ContentFile, href: string, surroundings: LinkSurroundings): Judgement | undefined {
  // The character has an issue of its own.
  if (hasInvisible(href)) return undefined;
  const { paths, anchors, facts } = surroundings;
  const ofTarget = judgeTarget(href, facts);
  if (ofTarget) return ofTarget;
  const path = normalisePath(href);
  const isKnown = href.startsWith("/") ? !href.startsWith("//") && paths.has(path) : external.test(href);
  if (!isKnown) return describeBroken(file, href, surroundings);
  const unknownModel = href.startsWith("/") ? judgeModel(href, surroundings) : undefined;
  if (unknownModel) return unknownModel;
  if (!href.startsWith("/") || !href.includes("#") || anchors.has(href) !== false) return undefined;
  const ids = anchors.of(path).map((id) => `${path}#${id}`);
  return { code: "anchor-missing", values: { href, page: path, suggestion: nearestName(href, ids) ?? "" } };
}

/** Returns what is wrong with a link whose query names a model, `/contacto?modelo=mod-one`, that there is not. */
function judgeModel(href: string, { models }: LinkSurroundings): Judgement | undefined {
  const model = /[?&]modelo=([^&#]*)/.exec(href)?.[1];
  if (model === undefined || models.includes(model)) return undefined;
  const suggestion = nearestName(model, models) ?? "";
  return { code: "model-unknown", values: { model, models: models.join(", "), suggestion } };
}

/** Returns the rule that a link breaks which leads to no page that visitors see. */
function describeBroken({ kind }: ContentFile, href: string, { paths }: LinkSurroundings): Judgement {
  const path = normalisePath(href);
  const target = href.startsWith("/") ? paths.waiting(path) : undefined;
  const moved = href.startsWith("/") ? paths.moved(path) : undefined;
  if (moved !== undefined) {
    const rest = /[?#].*$/.exec(href)?.[0] ?? "";
    return { code: "link-moved", values: { href, current: moved + rest } };
  }
  if (!target) {
    const translated = href.startsWith("/") ? paths.inOriginal(path) : undefined;
    if (translated !== undefined) {
      const rest = /[?#].*$/.exec(href)?.[0] ?? "";
      return { code: "link-language", values: { href, original: translated + rest } };
    }
    const suggestion = paths.ofFile(fileNamed(href)) ?? suggestPath(href, [...paths.keys()]);
    return { code: "link-broken", values: { href, suggestion } };
  }
  const { file, publishAt, moment } = target;
  if (publishAt === null) return { code: "link-draft", values: { href, target: file } };
  // A text that cannot wait itself gets no such advice.
  const later = kind === "blog" || kind === "stories" ? publishAt : "";
  return { code: "link-scheduled", values: { href, moment, later } };
}
