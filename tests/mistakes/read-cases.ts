import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

/*
 * A case is an item of a YAML file of this folder:
 *
 *   - name-of-the-case: rule-code /what the sentences say/i
 *     path/of/a/file.md: …what is done to it…
 *
 * `silence` instead of a code says that the check may say nothing. The pattern is optional, and looks at the sentences
 * of all issues of the case. Cases that change different places of the small site run on one copy of it. «▸» marks
 * where an issue has to be, one each; it is not part of the file, and a file without any has one issue, wherever. Paths
 * begin below `content/es/`, unless with `content/`, `locales/` or `.env`; `article` and `plain` are copies of the
 * samples beside this file that no other case has, `model` is a draft that is a copy of `models/lum-norte.md`; «§» in
 * them is a number, so that no two have one title. A line has the issues of one rule. The changes:
 *
 *   article: [old text, ▸new text]                       one change; several are a list of such lists
 *   article: ["date: 2025-02-11\n", "", 3]               the issue is in line 3, or in the first line with a text
 *   pages/about.md: null                                 the file is deleted
 *   blog/a.md: "▸---\n…"                                 the file has this text
 *   blog/a.md: { from: plain, change: [old, new] }       a copy of `plain.md`, or of a file of the site, with changes
 *   content/images/a.jpg: { picture: noise }             a picture of `make-picture.ts`
 */

const folder = fileURLToPath(new URL(".", import.meta.url));

/**
 * Text that is replaced once. The third text is in the line of the issue where the replacement has no place for a mark.
 */
const changeSchema = z.tuple([z.string(), z.string()]).rest(z.union([z.string(), z.int()]));
const changesSchema = z.union([changeSchema.transform((change) => [change]), z.array(changeSchema)]);

const editSchema = z.union([
  z.null(),
  z.string(),
  changesSchema.transform((change) => ({ from: "", change })),
  z.strictObject({ from: z.string(), change: changesSchema.default([]) }),
  z.strictObject({ picture: z.string() }),
]);

/** A change of a file: it is removed, it gets a text, it is a picture, or its text is edited. */
export type Edit = z.output<typeof editSchema>;

/** Something that a person does to the small site, and what the check has to say of it. */
export interface Case {
  readonly name: string;
  /** The rule that tells it, once at each mark; or `silence` for what only looks like a mistake. */
  readonly code: string;
  /** Found in the sentences. */
  readonly says: RegExp | undefined;
  /** By path from the site's root. */
  readonly edits: ReadonlyMap<string, Edit>;
}

/** Returns the cases of the files of this folder, by the name of the file: `links` → those of `links.yaml`. */
export function readCases(): ReadonlyMap<string, readonly Case[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return new Map(names.map((name) => [name.replace(".yaml", ""), readFile(name)]));
}

function readFile(file: string): Case[] {
  const cases = z.array(z.record(z.string(), z.unknown())).parse(parse(readFileSync(folder + file, "utf8")));
  return cases.map((fields) => {
    const [[name, expected] = [], ...edits] = Object.entries(fields);
    const [, code, says, flags] = /^([a-z-]+)(?: \/(.+)\/([is]?))?$/.exec(String(expected)) ?? [];
    if (name === undefined || code === undefined) throw new Error(`${file}: «${name}» does not say what is expected.`);
    const parsed = edits.map(([path, written]): [string, Edit] => {
      const { data: edit, success } = editSchema.safeParse(written);
      if (!success) throw new Error(`${file}: ${name}: the edit of «${path}» has an unknown form.`);
      if (!isSample(path)) return [sitePath(path), edit];
      const own = `content/es/${path === "model" ? "models" : "blog"}/${name}.md`;
      return [own, typeof edit === "object" && edit && "from" in edit ? { ...edit, from: path } : edit];
    });
    return { name, code, says: says === undefined ? undefined : new RegExp(says, flags), edits: new Map(parsed) };
  });
}

const samples = ["article", "plain", "model"] as const;

/** Whether a file is a copy of a sample, not of a file of the site. */
function isSample(from: string): from is (typeof samples)[number] {
  return samples.some((name) => name === from);
}

/**
 * Returns the text of a sample: `article`, with all that an article may have, `plain`, or a draft of the small site's
 * `model`.
 */
export function readSample(name: (typeof samples)[number]): string {
  if (name !== "model") return readFileSync(`${folder}${name}.md`, "utf8");
  const model = readFileSync(`${fixtureRoot}/content/es/models/lum-norte.md`, "utf8");
  return model.replaceAll(/^ {2}(?:title|description): "?/gm, "$&§ ").replace("\nplans:\n", "\ndraft: true\nplans:\n");
}

/** Returns the text of what a file is a copy of: a sample, or a file of the site in a folder. */
export function readOriginal(root: string, from: string): string {
  return isSample(from) ? readSample(from) : readFileSync(join(root, sitePath(from)), "utf8");
}

/** Paths begin below `content/es`, unless they say otherwise. */
function sitePath(path: string): string {
  return /^(?:content|locales)\/|^\.env/.test(path) ? path : `content/es/${path}`;
}
