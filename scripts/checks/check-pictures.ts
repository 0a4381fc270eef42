import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { hasPicture } from "#app/content/pictures.server.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import { pictureNames } from "./picture-names.ts";
import type { ContentFile } from "./project.ts";

/** Every picture named in a file is there, and those in the body have an alternative text. */
export function checkPictures(file: ContentFile): Issue[] {
  const missing = (source: string) => ({ picture: source, suggestion: nearestName(source, pictureNames()) ?? "" });
  const fields = fieldsNamed(file, "src")
    .filter(({ text }) => !hasPicture(text))
    .map(({ path, text }) => fieldIssue(file, path, "picture-missing", missing(text)));
  const body = bodyNodes(file).flatMap((node) => {
    if (node.type !== "image") return [];
    const issues: Issue[] = [];
    if (!hasPicture(node.url)) issues.push(bodyIssue(file, node, "picture-missing", missing(node.url)));
    if (!node.alt?.trim()) issues.push(bodyIssue(file, node, "alt-missing", { field: node.url }));
    return issues;
  });
  return [...fields, ...body];
}
