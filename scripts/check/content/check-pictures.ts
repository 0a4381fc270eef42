import { collectionSchemas, isPageKey, pageSchemas } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import { picturePath } from "#app/pictures/picture-field.ts";
import { type PictureSlot, pictureSlots } from "#app/pictures/picture-slots.ts";
import { slotsAt } from "#app/pictures/slot-registry.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import { suggestPicture } from "./pictures/suggest-picture.ts";
import type { ContentFile } from "./project.ts";
import type { PictureLookup } from "./surroundings.ts";

/** Slots of the pictures in markdown bodies. */
const bodySlots: readonly PictureSlot[] = ["text"];

/**
 * Checks that the pictures of a file exist and are wide enough for their slots, and that those of the body have an
 * alternative text.
 */
export function checkPictures(file: ContentFile, pictures: PictureLookup): Issue[] {
  const missing = (source: string) => ({
    picture: source,
    suggestion: suggestPicture(source, pictures.keys()),
  });
  const fields = fieldsNamed(file, "src").flatMap(({ path, text }) => {
    if (!exists(text, pictures)) return [fieldIssue(file, path, "picture-missing", missing(text))];
    const small = tooSmall(text, fieldSlots(file, path.slice(0, -1)), pictures);
    return small ? [fieldIssue(file, path, "picture-small", small)] : [];
  });
  const body = bodyNodes(file).flatMap((node) => {
    if (node.type !== "image") return [];
    const issues: Issue[] = [];
    const small = tooSmall(node.url, bodySlots, pictures);
    if (!isNamedByFile(node.url, pictures) && !exists(node.url, pictures))
      issues.push(bodyIssue(file, node, "picture-missing", missing(node.url)));
    else if (small) issues.push(bodyIssue(file, node, "picture-small", small));
    if (!node.alt?.trim()) issues.push(bodyIssue(file, node, "alt-missing", { field: node.url, picture: node.url }));
    return issues;
  });
  return [...fields, ...body];
}

/** Whether a file is there under a name, or of a kind, that the site does not take: the file is told itself. */
function isNamedByFile(source: string, pictures: PictureLookup): boolean {
  return !picturePath.test(source) && pictures.has(source);
}

function exists(source: string, pictures: PictureLookup): boolean {
  return picturePath.test(source) && pictures.has(source);
}

function fieldSlots({ kind, id }: ContentFile, path: FieldPath): readonly PictureSlot[] {
  if (kind !== "pages") return slotsAt(collectionSchemas[kind], path);
  return isPageKey(id) ? slotsAt(pageSchemas[id], path) : [];
}

/** Returns the values of the issue for a picture that is too narrow for one of its slots; undefined otherwise. */
function tooSmall(source: string, slots: readonly PictureSlot[], pictures: PictureLookup): Issue["values"] | undefined {
  const width = pictures.get(source)?.width;
  const minWidth = Math.max(0, ...slots.map((slot) => pictureSlots[slot].minWidth));
  return width !== undefined && width < minWidth ? { picture: source, width, least: minWidth } : undefined;
}
