import type { Nodes } from "mdast";
import { countedPages } from "#app/content/counts.ts";
import type { Issue } from "#app/content/issues.ts";
import { normalisePath } from "#app/routing/paths.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/project.ts";
import { proseTexts, type WrittenText } from "#scripts/check/texts/written-texts.ts";

/** What texts call the cards of these pages; «dos módulos» may be anything, hence the least number. */
const things = "ideas|usos|módulos|maneras|formas|ejemplos|propuestas";
const least = 5;
/** A page gains or loses a card or two at a time. What differs by more counts something else. */
const nearly = 3;

/**
 * Checks that a number typed beside «ideas», «usos» or the like is that of the page of which it speaks: its own page, or
 * the one to which its card or paragraph leads. Warns where the two nearly agree: a card was added, and the text was not
 * changed.
 */
export function checkCounts(file: ContentFile, { facts, locales, paths }: CheckedSite): Issue[] {
  const { t, exists } = locales.i18n(file.locale);
  const numbers = exists("numbers.words") ? t("numbers.words").split(" ") : [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(${[...numbers.filter(Boolean), "\\d{1,2}"].join("|")})\\s(?:${things})(?!\\p{L})`,
    "giu",
  );
  const pages = Object.entries(countedPages).flatMap(([thing, key]) => {
    const path = paths.originals.get(key);
    const count = facts.get(file.locale)?.figures.get(`cuenta.${thing}`);
    return path === undefined || count === undefined ? [] : [{ name: `uenta.${thing}`, key, path, count }];
  });
  return proseTexts(file).flatMap((written) => {
    const isOfPage = ({ key, path }: { readonly key: string; readonly path: string }) =>
      written.path?.length === 1
        ? `${file.kind}/${file.id}` === `pages/${key}`
        : pathsBeside(file, written).includes(path);
    const page = pages.find(isOfPage);
    if (!page) return [];
    return [...written.text.matchAll(pattern)].flatMap(({ 0: found, 1: word = "", index }) => {
      const typed = /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());
      if (typed < least || typed === page.count || Math.abs(typed - page.count) > nearly) return [];
      const name = `${/^\p{Lu}/u.test(word) ? "C" : "c"}${page.name}`;
      return written.issue("count-typed", { found, page: page.path, count: page.count, name, word }, index, found);
    });
  });
}

/** Returns the paths to which the card of a field, or a paragraph, leads. */
function pathsBeside(file: ContentFile, { path, block }: WrittenText): string[] {
  if (block) return linksIn(block.node).map(normalisePath);
  const card = path?.slice(0, -1).reduce<unknown>((value, name) => Object(value)[name], file.data);
  const href: unknown = Object(card).href;
  return typeof href === "string" ? [normalisePath(href)] : [];
}

function linksIn(node: Nodes): string[] {
  if (node.type === "link") return [node.url];
  return "children" in node ? node.children.flatMap((child: Nodes) => linksIn(child)) : [];
}
