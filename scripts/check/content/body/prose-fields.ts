import type { TextField } from "#app/content/walk-fields.ts";
import { frontMatterTexts } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Fields that programs read, by name. */
const technical: ReadonlySet<string> = new Set([
  "href",
  "src",
  "slug",
  "id",
  "model",
  "date",
  "updated",
  "icon",
  "lang",
]);

/** Returns the texts of the front matter that visitors read; none of them is rendered as markdown. */
export function proseFields(file: ContentFile): TextField[] {
  return frontMatterTexts(file).filter(({ path }) => {
    const [group, name] = [path[0], path.at(-1)];
    if (technical.has(String(name)) || group === "size") return false;
    // The words by which the assistant understands visitors are of any shape.
    return file.kind !== "assistant" || name === "answer";
  });
}
