import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue, RuleCode } from "#app/content/issues.ts";
import { originalTypes, picturePath } from "#app/pictures/picture-field.ts";
import { pictureFolder } from "#app/pictures/picture-store.server.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";

/** What git can carry for each picture without becoming slow to clone. */
const heaviest = 500_000;

/** A whole path as texts write it: `one.jpg` is not what `mod-one.jpg` or `plans/one.jpg` names. */
const pathInText = new RegExp(`(?<![\\w/-])[\\w/-]+\\.(?:${originalTypes.join("|")})(?!\\w)`, "g");

/** Every original can be read, is in sRGB and not too heavy, and some file names it. */
export function checkOriginals(root: string, pictures: InspectedPictures): Issue[] {
  const named = new Set(contentText(root).match(pathInText));
  return [...pictures].flatMap(([name, facts]) => {
    const at = (code: RuleCode, values: Issue["values"] = {}): Issue => ({
      file: `${pictureFolder}/${name}`,
      line: 1,
      column: 1,
      code,
      values: { picture: name, ...values },
    });
    // Nothing can refer to it under this name.
    if (!picturePath.test(name)) return [at("picture-name")];
    const issues: Issue[] = [];
    if (!facts) issues.push(at("picture-broken"));
    if (facts?.oddColours) issues.push(at("picture-colours", { colours: facts.oddColours }));
    if (facts && facts.bytes > heaviest) {
      issues.push(at("picture-heavy", { size: Math.ceil(facts.bytes / 1000), limit: heaviest / 1000 }));
    }
    if (!named.has(name)) issues.push(at("picture-unused"));
    return issues;
  });
}

/** All texts as they are written: the pictures of a file that cannot be read, or of a draft, are not without use. */
function contentText(root: string): string {
  const folder = join(root, "content");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n");
}
