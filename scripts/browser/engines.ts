import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser beside Chromium that the site is tried in. */
export interface EngineProgram {
  readonly name: "Firefox" | "WebKit";
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** Returns the paths of its programs in the order that the tests need them; undefined while one is missing. */
  find(): readonly string[] | undefined;
}

/** Firefox speaks WebDriver BiDi itself; WebKit needs its driver, its browser and, as it has no mode without, a screen. */
export const engines: readonly EngineProgram[] = [
  { name: "Firefox", packages: ["firefox-esr"], find: () => allOf([onPath("firefox-esr") ?? onPath("firefox")]) },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    find: () => allOf([onPath("WebKitWebDriver"), miniBrowser(), onPath("Xvfb")]),
  },
];

/** The test browser of WebKitGTK is not on the PATH. Debian's processors have folders of their own. */
function miniBrowser(): string | undefined {
  const folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/libexec"];
  const versions = ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"];
  return folders
    .flatMap((folder) => versions.map((version) => join(folder, version, "MiniBrowser")))
    .find((path) => existsSync(path));
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

function allOf(paths: readonly (string | undefined)[]): readonly string[] | undefined {
  const found = paths.flatMap((path) => path ?? []);
  return found.length === paths.length ? found : undefined;
}
