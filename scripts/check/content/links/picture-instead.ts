import type { Link } from "mdast";
import { exampleOf } from "#app/content/field-examples.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Returns the picture that a link to one was meant to be, `![words](exteriors/a.jpg)`; "" for any other link. */
export function pictureInstead({ body }: ContentFile, { url, children, position }: Link): string {
  const picture = exampleOf("picture", url);
  const hasPicture = children.some(({ type }) => type === "image" || type === "imageReference");
  const isBracketed = body[position?.start.offset ?? 0] === "[";
  if (picture === "" || hasPicture || !isBracketed) return "";
  const words = body.slice(children[0]?.position?.start.offset ?? 0, children.at(-1)?.position?.end.offset ?? 0);
  return `![${words}](${picture})`;
}
