import { isMap, isPair, isScalar, parseDocument, visit } from "yaml";

/** What a renamed entry was called, and what it is called from now on. */
export interface NewNames {
  /** Origin of the site, `https://www.empresa.es`, behind which its paths may be written out; empty if unknown. */
  readonly origin: string;
  /** Its paths, new ones by old ones. */
  readonly paths: ReadonlyMap<string, string>;
  /** Paths of its files, from the project's root. */
  readonly files: ReadonlyMap<string, string>;
  /** Ids of a model, which fields and placeholders name; undefined for other entries. */
  readonly model: { readonly from: string; readonly to: string } | undefined;
}

/** A text with the new names, and in how many places it has changed. */
export interface RewrittenText {
  readonly text: string;
  readonly places: number;
}

/**
 * Returns a text of `content/` with the new names of an entry: in links, wherever they stand, with their queries and
 * anchors; and for a model in fields `model`, in placeholders and behind `modelo=`. Nothing else of it changes.
 */
export function rewriteLinks(source: string, { origin, paths, files, model }: NewNames): RewrittenText {
  let text = source;
  let places = 0;
  const replace = (pattern: RegExp, to: string) => {
    text = text.replaceAll(pattern, () => {
      places += 1;
      return to;
    });
  };
  // Before all else: it needs the positions of the text as it was.
  if (model) {
    const fields = replaceModelFields(text, model);
    text = fields.text;
    places += fields.places;
  }
  const start = origin === "" ? pathStart : `(?:${pathStart}|(?<=${literal(origin)}))`;
  for (const [from, to] of paths) replace(new RegExp(start + literal(from) + pathEnd, "gu"), to);
  for (const [from, to] of files) replace(new RegExp(`${pathStart}${literal(from)}(?![\\p{L}\\p{N}_-])`, "gu"), to);
  if (model) {
    const old = literal(model.from);
    replace(new RegExp(`(?<=\\{\\{[^{}]*\\bmodelos\\.)${old}(?=\\.[^{}]*\\}\\})`, "gu"), model.to);
    replace(new RegExp(`(?<=[?&]modelo=)${old}(?![\\w-])`, "gu"), model.to);
  }
  return { text, places };
}

/** Not in the middle of a longer path, the name of a picture or a URL of another site. */
const pathStart = "(?<![\\p{L}\\p{N}_/.%-])";

/** Behind a path there may be a final slash, a query or an anchor, but no more of a name. */
const pathEnd = "(?!/?[\\p{L}\\p{N}_%-]|\\.[\\p{L}\\p{N}])";

/** Returns a pattern of nothing but this text. */
function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Returns the text with another value in all fields `model` of its front matter, or of the whole file if it is YAML. */
function replaceModelFields(text: string, { from, to }: { readonly from: string; readonly to: string }): RewrittenText {
  const [, opening = "", yaml] = /^(\uFEFF?---[^\n]*\n)([\s\S]*?\n)---/.exec(text) ?? [undefined, "", text];
  const ranges: (readonly [number, number])[] = [];
  visit(parseDocument(yaml ?? ""), {
    Pair(_key, pair) {
      if (!isPair(pair) || !isScalar(pair.key) || pair.key.value !== "model" || isMap(pair.value)) return;
      if (isScalar(pair.value) && pair.value.value === from && pair.value.range) {
        ranges.push([pair.value.range[0], pair.value.range[1]]);
      }
    },
  });
  const replaced = ranges.reduceRight(
    (rest, [start, end]) => rest.slice(0, opening.length + start) + to + rest.slice(opening.length + end),
    text,
  );
  return { text: replaced, places: ranges.length };
}
