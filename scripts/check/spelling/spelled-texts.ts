import { linkLeftovers } from "#scripts/check/rules/links/check-link-leftovers.ts";
import type { ContentFile, WrittenText } from "#scripts/check/site/content-file.ts";
import { type Range, withoutRanges } from "#scripts/check/texts/inline-blocks.ts";

/** Returns the texts of a file in the language of its readers, with masks instead of what is not a word of it. */
export function spelledTexts(file: ContentFile): WrittenText[] {
  const languages = new Set(
    file.fields.flatMap(({ path }) => (path.at(-1) === "lang" ? [path.slice(0, -1).join(".")] : [])),
  );
  const foreign = foreignWords(file);
  return file.prose.flatMap((written) => {
    const { path, block, text, marks } = written;
    if (block) {
      const ranges = [
        ...block.addresses,
        ...foreign.map(([start, end]): Range => [start - block.offset, end - block.offset]),
        // The address of a link that is half written is part of the text.
        ...linkLeftovers(block),
      ];
      return { ...written, text: withoutRanges(text, ranges) };
    }
    if (!path || !marks?.words) return [];
    // The words beside a field `lang` are in that language.
    const isForeign = typeof path.at(-1) === "number" && languages.has(path.slice(0, -2).join("."));
    return isForeign ? [] : written;
  });
}

/** A few words in italics are foreign, or meant as words: Spanish prints them so. */
function foreignWords(file: ContentFile): Range[] {
  return file.nodes.flatMap((node): Range[] => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type !== "emphasis") return [];
    return file.body.slice(start, end).split(/\s+/).length <= 4 ? [[start, end]] : [];
  });
}
