import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "#app/content/text/text-positions.ts";
import { readValue, settingNames } from "#app/integrations/settings.ts";
import type { Site } from "#app/site/site.server.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { judgeSetting } from "./judge-setting.ts";

/** The file for the values of a build. `npm run dev` does not read it, so it calls no service by mistake. */
const settingsFile = ".env.production.local";

/** Files in which Vite looks for the values of a build, by precedence; the environment precedes all of them. */
const envFiles = [settingsFile, ".env.production", ".env.local", ".env"];

/** Returns the issues of the build's public values; a site that goes online (`production`) needs all of them. */
export async function checkSettings({ root, files, production }: Site): Promise<Issue[]> {
  const values = await readValues(root);
  const site = files.data("site");
  // Issues of site.yaml are another check's; missing values can be found without the site's URL.
  const siteUrl = site.ok ? site.data.url : "https://localhost";
  return [...new Set([...settingNames, ...Object.keys(values)])].flatMap((name): Issue[] => {
    const value = readValue(values, name);
    const code = judgeSetting(name, value, production ? siteUrl : undefined);
    // A secret is not repeated.
    const shown = code === "setting-secret" ? "" : (value ?? "");
    return code ? [{ ...placeOf(root, name), code, values: { name, value: shown } }] : [];
  });
}

/** Returns the public values, as the build gets them. Vite is only loaded for files, which it alone puts together. */
async function readValues(root: string): Promise<Record<string, string | undefined>> {
  if (!envFiles.some((file) => existsSync(join(root, file)))) {
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith("VITE_")));
  }
  const { loadEnv } = await import("vite");
  return loadEnv("production", root, "VITE_");
}

/** Returns the line that sets a value; the start of the file in which it belongs, if no line does. */
function placeOf(root: string, name: string): Position & { file: string } {
  const line = new RegExp(`^[^\\S\\n]*(?:export[^\\S\\n]+)?${name}[^\\S\\n]*=`, "m");
  for (const file of envFiles) {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    const at = text.search(line);
    if (at >= 0) return { file, line: text.slice(0, at).split("\n").length, column: 1 };
  }
  return { file: settingsFile, line: 1, column: 1 };
}
