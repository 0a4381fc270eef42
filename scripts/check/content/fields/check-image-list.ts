import type { Issue } from "#app/content/issues.ts";
import { fieldIssue, fieldsNamed } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Checks that the list of pictures of an article or story, which its page shows one after the other, has each once. */
export function checkImageList(file: ContentFile): Issue[] {
  if (file.kind !== "blog" && file.kind !== "stories") return [];
  const seen = new Set<string>();
  return fieldsNamed(file, "src").flatMap(({ path, text: picture }) => {
    if (path[0] !== "images") return [];
    const isRepeated = seen.has(picture);
    seen.add(picture);
    return isRepeated ? [fieldIssue(file, path, "picture-repeated", { picture })] : [];
  });
}
