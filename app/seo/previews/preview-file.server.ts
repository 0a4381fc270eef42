import { hash } from "node:crypto";
import { type PreviewSpec, previewsPath } from "./preview-spec.ts";

/** To be raised when a change in `scripts/pictures/previews/` changes the pictures while what they are drawn from stays. */
const version = "1";

/** Returns the path of a preview. Its name is a hash: pages that show the same have one file. */
export function previewFile(spec: PreviewSpec): string {
  return `${previewsPath}/${hash("sha256", `${version} ${JSON.stringify(spec)}`).slice(0, 16)}.jpg`;
}
