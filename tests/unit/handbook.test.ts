import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { checkFlags } from "#scripts/check/check-command.ts";
import { readNewCommand } from "#scripts/new/read-new-command.ts";

const handbook = readFileSync("content/LEEME.md", "utf8");

// Facts of the code only: what writers change in the content changes no result here.

test("every link within the handbook leads to one of its headings", () => {
  const ids = headingIds(parseMarkdown(handbook));
  const targets = [...handbook.matchAll(/\]\((#[^)]+)\)/g)]
    .map(([, target = ""]) => target)
    // That of an example for articles.
    .filter((target) => target !== "#la-sombra-se-diseña");
  expect(targets.length).toBeGreaterThan(15);
  expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
});

test("npm run new makes everything that the handbook says, and all that there is", () => {
  const words = [...handbook.matchAll(/npm run new -- (\S+) "([^"]+)"/g)].map(([, kind = "", title = ""]) => [
    kind,
    title,
  ]);
  const made = words.map((command) => readNewCommand(command));
  expect(made.filter(({ kind }) => kind !== "make")).toEqual([]);
  expect(new Set(made.map((command) => (command.kind === "make" ? command.what : "")))).toEqual(
    new Set(["post", "story", "model", "legal", "question", "card", "page"]),
  );
});

test("the check knows the options that the handbook gives it", () => {
  const options = [...handbook.matchAll(/npm run (?:--silent )?check -- (--\w+)/g)].map(([, option = ""]) => option);
  expect(new Set(options)).toEqual(new Set(["--production"]));
  expect(options.filter((option) => !checkFlags.includes(option.slice("--".length)))).toEqual([]);
});
