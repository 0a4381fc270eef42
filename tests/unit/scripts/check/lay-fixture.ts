import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readSourceStrings, type SourceStrings } from "#scripts/check/locales/source-code.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";
import { reviewLegalTexts } from "./review-legal-texts.ts";

/** Folder with one fixture for each rule code. */
export const fixtureFolder = fileURLToPath(new URL("../../../fixtures", import.meta.url));

/** What of the frozen site is otherwise in one that may go online. */
const onlineFolder = fileURLToPath(new URL("../../../site/online", import.meta.url));

/** Values of the vendors, none of them an example. */
export const onlineSettings = `VITE_SUPABASE_URL=https://abcdefghijklm.supabase.co
VITE_SUPABASE_KEY=sb_publishable_abc123
VITE_MAIL_KEY=kX3s9dA
VITE_MAIL_SERVICE=service_9f2k
VITE_MAIL_TEMPLATE=template_7h1m
VITE_MAIL_URL=https://api.emailjs.com
`;

/** Marks in an edited text where the issue has to be reported, so that no edit above it moves the expected position. */
const marker = "▸";

/** `edits.json` of a fixture: what it changes in files of the frozen site. */
const editsSchema = z.array(
  z.union([
    z.strictObject({ remove: z.string() }),
    // Makes the copy a site that may go online.
    z.strictObject({ online: z.literal(true) }),
    z.strictObject({ copy: z.string(), to: z.string() }),
    z.strictObject({ file: z.string(), text: z.string() }),
    // Makes the copy a repository that knows what is in this folder so far.
    z.strictObject({ track: z.string() }),
    z.strictObject({
      file: z.string(),
      find: z.string(),
      replace: z.string(),
      times: z.int().positive().default(1),
    }),
  ]),
);

/**
 * Lays the fixture of a rule over a copy of the frozen site, for as long as the running test lasts.
 *
 * @param files Written into the copy first.
 * @returns the folder of the copy, and the lines `file:line:column  code` that the check should find.
 */
export function layFixture(
  code: string,
  files: Parameters<typeof copyFixtureSite>[0] = {},
): { root: string; expected: string[] } {
  const root = copyFixtureSite(files);
  const fixture = join(fixtureFolder, code);
  const positions = applyEdits(root, join(fixture, "edits.json"));
  // A lawyer sees the facts of every fixture but of those about the lawyer's review.
  if (!code.startsWith("legal-")) reviewLegalTexts(root);
  for (const entry of readdirSync(fixture)) {
    if (entry !== "edits.json" && entry !== "expected.txt") {
      cpSync(join(fixture, entry), join(root, entry), { recursive: true });
    }
  }
  const expected = readFileSync(join(fixture, "expected.txt"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replace(/^(.*):▸/, (_whole, file: string) => `${file}:${positions.get(file) ?? marker}`));
  return { root, expected };
}

/** Returns the strings of the code, with the literal texts of the code that a fixture has laid into its copy, if any. */
export function stringsWith(strings: SourceStrings, root: string): SourceStrings {
  if (!existsSync(join(root, "app"))) return strings;
  const { literalTexts } = readSourceStrings(root);
  return { ...strings, literalTexts };
}

/** Takes from a copy of the frozen site what keeps it from going online. */
export function makeOnline(root: string): void {
  cpSync(onlineFolder, join(root, "content"), { recursive: true });
  rmSync(join(root, "content/es/stories/taller-en-el-olivar.md"));
  reviewLegalTexts(root);
}

/** Returns line and column of the marker by file. */
function applyEdits(root: string, editsFile: string): Map<string, string> {
  const positions = new Map<string, string>();
  if (!existsSync(editsFile)) return positions;
  for (const edit of editsSchema.parse(JSON.parse(readFileSync(editsFile, "utf8")))) {
    if ("remove" in edit) rmSync(join(root, edit.remove), { recursive: true });
    else if ("online" in edit) makeOnline(root);
    else if ("copy" in edit) cpSync(join(root, edit.copy), join(root, edit.to));
    else if ("track" in edit) {
      execFileSync("git", ["init", "--quiet"], { cwd: root });
      execFileSync("git", ["add", edit.track], { cwd: root });
    } else if ("text" in edit) writeFiles(root, { [edit.file]: edit.text });
    else {
      const source = readFileSync(join(root, edit.file), "utf8");
      if (!source.includes(edit.find)) throw new Error(`${editsFile}: ${edit.file} has no «${edit.find}».`);
      const text = source.replace(edit.find, () => edit.replace.repeat(edit.times));
      const [before = ""] = text.split(marker);
      if (before !== text) {
        positions.set(edit.file, `${before.split("\n").length}:${before.length - before.lastIndexOf("\n")}`);
      }
      writeFiles(root, { [edit.file]: text });
    }
  }
  for (const file of positions.keys()) {
    writeFiles(root, { [file]: readFileSync(join(root, file), "utf8").replace(marker, "") });
  }
  return positions;
}
