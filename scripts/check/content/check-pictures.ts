import { collectionSchemas, isPageKey, pageSchemas } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { picturePath } from "#app/pictures/picture-field.ts";
import { type PictureSlot, pictureSlots } from "#app/pictures/picture-slots.ts";
import { slotsAt } from "#app/pictures/slot-registry.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import type { ContentFile } from "./project.ts";

/** Where markdown bodies show their pictures. */
const bodySlots: readonly PictureSlot[] = ["text"];

/** Every picture named in a file is there and wide enough for its place, and those in the body have an alternative text. */
export function checkPictures(file: ContentFile, pictures: InspectedPictures): Issue[] {
  const missing = (source: string) => ({
    picture: source,
    suggestion: nearestName(source, [...pictures.keys()]) ?? "",
  });
  const fields = fieldsNamed(file, "src").flatMap(({ path, text }) => {
    if (!isThere(text, pictures)) return [fieldIssue(file, path, "picture-missing", missing(text))];
    const small = tooSmall(text, fieldSlots(file, path.slice(0, -1)), pictures);
    return small ? [fieldIssue(file, path, "picture-small", small)] : [];
  });
  const body = bodyNodes(file).flatMap((node) => {
    if (node.type !== "image") return [];
    const issues: Issue[] = [];
    const small = tooSmall(node.url, bodySlots, pictures);
    if (!isThere(node.url, pictures)) issues.push(bodyIssue(file, node, "picture-missing", missing(node.url)));
    else if (small) issues.push(bodyIssue(file, node, "picture-small", small));
    if (!node.alt?.trim()) issues.push(bodyIssue(file, node, "alt-missing", { field: node.url }));
    return issues;
  });
  return [...fields, ...body];
}

function isThere(source: string, pictures: InspectedPictures): boolean {
  return picturePath.test(source) && pictures.has(source);
}

function fieldSlots({ kind, id }: ContentFile, path: FieldPath): readonly PictureSlot[] {
  if (kind !== "pages") return slotsAt(collectionSchemas[kind], path);
  return isPageKey(id) ? slotsAt(pageSchemas[id], path) : [];
}

/** What to say of a picture that is narrower than one of its places needs; undefined where it is wide enough. */
function tooSmall(
  source: string,
  slots: readonly PictureSlot[],
  pictures: InspectedPictures,
): Issue["values"] | undefined {
  const width = pictures.get(source)?.width;
  const least = Math.max(0, ...slots.map((slot) => pictureSlots[slot].least));
  return width !== undefined && width < least ? { picture: source, width, least } : undefined;
}
