import type { Definition, Link } from "mdast";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { describeMoment } from "#app/content/publication/describe-moment.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { hasInvisible } from "#scripts/check/advice/invisible-characters.ts";
import type { Issue, Verdict } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import { isComment } from "#scripts/check/rules/body/check-leftovers.ts";
import { judgeModelName } from "#scripts/check/rules/fields/check-models.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { bodyIssue, type ContentFile, fieldIssue, fieldsNamed } from "#scripts/check/site/content-file.ts";
import { frameAnchor, pageAnchors } from "#scripts/check/site/page-anchors.ts";
import { leftoverRanges } from "./check-link-leftovers.ts";
import { describeBroken, isRightTarget, isWaiting, judgeAddress } from "./judge-target.ts";
import { judgeWords } from "./judge-words.ts";

/**
 * Checks that every link leads to a page in the original language, which the build translates, to a heading, another
 * site, an email address or a telephone number, and that its words say where. A link has one issue at most.
 */
export function checkLinks(file: ContentFile, site: CheckedSite): Issue[] {
  const fields = fieldsNamed(file, "href").flatMap(({ path, text }) => {
    const found = judgeHref(file, text, site);
    return found ? [fieldIssue(file, path, found.code, found.values)] : [];
  });
  const links = file.nodes
    .filter((node) => node.type === "link" || node.type === "definition")
    .filter((node) => node.type === "link" || !isComment(node));
  // The bare URL of `[words](https://example.com`, which is reported as half a link.
  const leftovers = links.length > 0 ? leftoverRanges(file) : [];
  const body = links.flatMap((node) => {
    const at = node.position?.start.offset ?? -1;
    if (leftovers.some(([start, end]) => at >= start && at < end)) return [];
    const found = judgeNode(file, node, site);
    return found ? [bodyIssue(file, node, found.code, found.values)] : [];
  });
  return [...fields, ...body];
}

function judgeNode(file: ContentFile, node: Link | Definition, site: CheckedSite): Verdict | undefined {
  const ofTarget = judgeHref(file, node.url, site);
  if (node.type === "definition") return ofTarget;
  const ofWords = judgeWords(file, node);
  // Correcting a URL used as link text, or a link without a URL, means writing the target again.
  const isFirst = ofWords && (ofWords.code === "link-unclosed" || ofTarget?.code === "link-insecure");
  return isFirst ? ofWords : (ofTarget ?? ofWords);
}

function judgeHref(file: ContentFile, href: string, site: CheckedSite): Verdict | undefined {
  if (href.startsWith("#")) return judgeOwnAnchor(file, href);
  // The character has an issue of its own.
  if (hasInvisible(href)) return undefined;
  if (!href.startsWith("/") || href.startsWith("//")) {
    const facts = site.factsFor(file);
    const ofAddress = judgeAddress(href, facts);
    return ofAddress ?? (isRightTarget(href, facts) ? undefined : describeBroken(file, href, site));
  }
  const path = normalisePath(href);
  if (!site.targets.pages.has(path)) return describeBroken(file, href, site);
  return judgeWaiting(file, href, site) ?? judgeModel(file, href, site) ?? judgeAnchor(file, href, site);
}

/** Returns what is wrong with a link to a page that is not published when the text is read. */
function judgeWaiting(file: ContentFile, href: string, { targets, now, locales }: CheckedSite): Verdict | undefined {
  const target = targets.pages.get(normalisePath(href));
  if (!isWaiting(target, file, now)) return undefined;
  const publishAt = !isDraft(target.data) && "publishAt" in target.data ? String(target.data.publishAt) : "";
  const moment = publishAt && describeMoment(publishAt, locales.i18n(defaultLocale).t);
  return { code: "link-draft", values: { href, target: target.file, moment, later: publishAt } };
}

/** Returns what is wrong with a link whose query names a model, `/contacto?modelo=mod-one`, that there is not. */
function judgeModel(file: ContentFile, href: string, site: CheckedSite): Verdict | undefined {
  const model = /[?&]modelo=([^&#]*)/.exec(href)?.[1];
  const values = model === undefined ? undefined : judgeModelName(file, model, site);
  return values && { code: "name-unknown", values };
}

function judgeAnchor({ locale }: ContentFile, href: string, site: CheckedSite): Verdict | undefined {
  if (!href.includes("#")) return undefined;
  const page = normalisePath(href);
  const ids = pageAnchors(site, page, locale);
  if (!ids || ids.includes(anchorIn(href))) return undefined;
  const suggestion = nearestName(
    href,
    ids.filter((id) => id !== frameAnchor).map((id) => `${page}#${id}`),
  );
  return { code: "anchor-missing", values: { href, page, suggestion: suggestion ?? "" } };
}

function judgeOwnAnchor(file: ContentFile, href: string): Verdict | undefined {
  const ids = headingIds(file.tree()).map((id) => `#${id}`);
  if (ids.includes(href)) return undefined;
  return {
    code: "anchor-missing",
    values: { href, headings: ids.join(", "), suggestion: nearestName(href, ids) ?? "" },
  };
}

/** Returns what a link names on its page, without the sign and the escapes: `/blog/x#qu%C3%A9` → `qué`. */
function anchorIn(href: string): string {
  const anchor = href.slice(href.indexOf("#") + 1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    // A malformed escape matches no id.
    return anchor;
  }
}
