import type { Nodes } from "mdast";
import type { Issue } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { normalisePath } from "#app/routing/paths.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { issueAt } from "#scripts/check/content/body/block-issue.ts";
import { inlineBlocks } from "#scripts/check/content/body/inline-blocks.ts";
import { fieldPieceIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** A page whose cards texts may count. */
interface CountedPage {
  /** The placeholder of its count: `cuenta.campings`. */
  readonly name: string;
  /** Its content file, `pages/campsites`, and its path in the original language. */
  readonly file: string;
  readonly path: string;
  readonly count: number;
}

/** What the rule knows: the pages, and the numbers in words from zero on. */
export interface CountWords {
  readonly pages: readonly CountedPage[];
  readonly numbers: readonly string[];
}

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
export function checkCounts(file: ContentFile, { pages, numbers }: CountWords): Issue[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(${[...numbers.filter(Boolean), "\\d{1,2}"].join("|")})\\s(?:${things})(?!\\p{L})`,
    "giu",
  );
  const find = (text: string, { name, count, path }: CountedPage) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: word = "", index }) => {
      const typed = /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());
      if (typed < least || typed === count || Math.abs(typed - count) > nearly) return [];
      const isCapital = /^\p{Lu}/u.test(word);
      return [{ index, values: { found, page: path, count, name: isCapital ? name.replace("c", "C") : name, word } }];
    });
  const fields = textFields(file.data).flatMap(({ path, text }) => {
    const page = pages.find((candidate) => pageOfField(file, path, candidate));
    return page
      ? find(text, page).map(({ index: offset, values }) =>
          fieldPieceIssue(file, path, "count-typed", values, { offset, found: values.found }),
        )
      : [];
  });
  const body = inlineBlocks(file).flatMap(({ node, text, offset }) => {
    const linked = linksIn(node);
    const page = pages.find(({ path }) => linked.some((href) => normalisePath(href) === path));
    return page
      ? find(text, page).map(({ index, values }) => issueAt(file, offset + index, "count-typed", values))
      : [];
  });
  return [...fields, ...body];
}

/** Whether a field speaks of a page: it is a text at the head of that page, or stands beside a link to it. */
function pageOfField(file: ContentFile, path: FieldPath, page: CountedPage): boolean {
  if (path.length === 1) return `${file.kind}/${file.id}` === page.file;
  const parent = path.slice(0, -1).reduce<unknown>((value, name) => Object(value)[name], file.data);
  const href: unknown = Object(parent).href;
  return typeof href === "string" && path.at(-1) !== "href" && normalisePath(href) === page.path;
}

function linksIn(node: Nodes): string[] {
  if (node.type === "link") return [node.url];
  return "children" in node ? node.children.flatMap((child: Nodes) => linksIn(child)) : [];
}
