import type { Paragraph } from "mdast";
import { schemaOf } from "#app/content/collections.ts";
import { isPanorama, type PictureSize } from "#app/pictures/panorama.ts";
import { picturePath } from "#app/pictures/picture-field.ts";
import type { PictureSlot } from "#app/pictures/picture-slots.ts";
import { slotsAt } from "#app/pictures/slot-registry.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { bodyIssue, type ContentFile, fieldIssue, fieldsNamed } from "#scripts/check/site/content-file.ts";
import { slotMinWidths } from "./slot-min-widths.ts";

/**
 * Checks that the pictures of a file exist and are wide enough, and that those of the body have an alternative text.
 */
export function checkPictures(file: ContentFile, site: CheckedSite): Issue[] {
  const fields = fieldsNamed(file, "src").flatMap(({ path, text }) => {
    const found = judgePicture(text, slotsAt(schemaOf(file.kind, file.id), path.slice(0, -1)), site);
    return found ? [fieldIssue(file, path, ...found)] : [];
  });
  const body = file.nodes.flatMap((node) => {
    if (node.type === "imageReference") return [bodyIssue(file, node, "picture-reference", { alt: node.alt ?? "" })];
    if (node.type === "paragraph") return lostCaptions(file, node);
    if (node.type !== "image") return [];
    const { url, alt } = node;
    // A file whose name or kind the site refuses has an issue of its own.
    const isTold = !picturePath.test(url) && site.pictures.has(url);
    const found = isTold ? undefined : judgePicture(url, [slotInBody(file, site.pictures.get(url))], site);
    return [
      ...(found ? [bodyIssue(file, node, ...found)] : []),
      ...(alt?.trim() ? [] : [bodyIssue(file, node, "alt-missing", { field: url, picture: url })]),
    ];
  });
  return [...fields, ...body];
}

/** Returns the slot of a picture in the text of a file; chapters of pages show panoramas across the page. */
function slotInBody({ kind }: ContentFile, size: PictureSize | null | undefined): PictureSlot {
  return kind === "pages" && size && isPanorama(size) ? "lead" : "text";
}

/** Returns an issue for the caption of each picture that is among words: only one in a paragraph of its own has one. */
function lostCaptions(file: ContentFile, { children }: Paragraph): Issue[] {
  const isAlone = children.every(
    (child) => /^(?:image|break)$/.test(child.type) || (child.type === "text" && child.value.trim() === ""),
  );
  return children.flatMap((child) =>
    child.type === "image" && child.title && !isAlone
      ? bodyIssue(file, child, "caption-hidden", { caption: child.title })
      : [],
  );
}

function judgePicture(
  picture: string,
  slots: readonly PictureSlot[],
  { pictures }: CheckedSite,
): [RuleCode, Issue["values"]] | undefined {
  if (!picturePath.test(picture) || !pictures.has(picture)) {
    return ["picture-missing", { picture, suggestion: suggestPicture(picture, [...pictures.keys()]) }];
  }
  const width = pictures.get(picture)?.width;
  const least = Math.max(0, ...slots.map((slot) => slotMinWidths[slot]));
  return width !== undefined && width < least ? ["picture-small", { picture, width, least }] : undefined;
}

/** Returns the picture that was probably meant: `content/images/exteriors/A.jpg` → `exteriors/a.jpg`; or "". */
function suggestPicture(written: string, pictures: readonly string[]): string {
  const path = written
    .replaceAll("\\", "/")
    .replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:images\/)?/, "")
    .toLowerCase();
  return pictures.includes(path) ? path : (nearestName(path, pictures) ?? "");
}
