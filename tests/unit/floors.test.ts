import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/**
 * The rooms of each folder, from the top floor down; `.` are the files of the folder itself, `*` all rooms that are not
 * listed. A file imports from its own room and from those on floors below: not from above, and not from another room on
 * its own floor.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  "": ["tests", "scripts", "app", "supabase"],
  app: [
    ".",
    "pages",
    "assistant",
    "designer",
    "frame",
    "components",
    "seo",
    "site",
    "routing",
    "content",
    "floor-plan",
    "pictures",
    "integrations",
    "i18n",
    "schemas",
    "text",
    "time",
    "styles",
  ],
  "app/pages": ["unknown", "*", "models", "shared"],
  scripts: [
    ".",
    "new",
    "vite",
    "dev",
    "services",
    "serve",
    "build",
    "knowledge",
    "catalogue",
    "pictures",
    "check",
    "translate",
    "terminal",
  ],
};

/** Packages that nothing in a room may import, neither itself nor through what it imports. */
const without = [
  { room: "app/designer/{design,drawing,solids,sun}", packages: /^(?:react|three)(?:$|[-/])/ },
  { room: "app/designer/viewer", packages: /^react(?:$|[-/])/ },
] as const;

const imports = new Map(
  globSync("{app,scripts,supabase,tests}/**/*.{ts,tsx}").map((file) => [file, importsOf(file)] as const),
);

/** Returns the files and packages that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/^(?:import|export)\s(?:[^"'`;=]*\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm);
  return (
    [...found]
      .map(([, name, loaded = name ?? ""]) => loaded.replace(/^#/, ""))
      .map((name) => (name.startsWith(".") ? join(dirname(file), name) : name))
      // React Router writes the types of routes beside them.
      .filter((name) => !name.includes("/+types/"))
  );
}

function floorOf(folder: string, file: string): readonly [floor: number, room: string] | undefined {
  const rest = folder === "" ? file : file.startsWith(`${folder}/`) && file.slice(folder.length + 1);
  if (!rest) return undefined;
  const room = rest.includes("/") ? rest.slice(0, rest.indexOf("/")) : ".";
  const rooms = floors[folder] ?? [];
  return [rooms.indexOf(rooms.includes(room) ? room : "*"), room];
}

test.each(Object.keys(floors))("every floor of «%s» is there", (folder) => {
  const rooms = floors[folder]?.filter((room) => room !== "*").map((room) => join(folder, room));
  expect(rooms?.filter((room) => !existsSync(room))).toEqual([]);
});

test.each(Object.keys(floors))("imports of «%s» go down", (folder) => {
  const wrong = [...imports].flatMap(([file, names]) => {
    const own = floorOf(folder, file);
    if (!own) return [];
    if (own[0] === -1) return `${file}: «${own[1]}» has no floor. Add it to the list in this test.`;
    return names.flatMap((name) => {
      const other = floorOf(folder, name);
      const isAllowed = !other || other[0] === -1 || other[1] === own[1] || other[0] > own[0];
      return isAllowed ? [] : `${file} imports ${name}, which is not on a floor below.`;
    });
  });
  expect(wrong).toEqual([]);
});

test.each(without)("$room knows nothing of $packages", ({ room, packages }) => {
  const reached = new Set(globSync(`${room}/**/*.{ts,tsx}`));
  expect(reached.size).toBeGreaterThan(0);
  for (const file of reached) for (const name of imports.get(file) ?? []) reached.add(name);
  expect([...reached].filter((name) => packages.test(name))).toEqual([]);
});
