import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#app/content/project-root.server.ts";
import { pictureFolder } from "#app/pictures/picture-store.server.ts";

/** Names of all pictures, as `src` writes them: `exteriors/mod-one-dusk.jpg`. */
export function pictureNames(): string[] {
  return readdirSync(join(projectRoot(), pictureFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(join(projectRoot(), pictureFolder).length + 1).replaceAll("\\", "/"));
}
