import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFlags } from "#scripts/check/check-command.ts";
import { readNewCommand } from "#scripts/new/read-new-command.ts";

const handbook = readFileSync("content/LEEME.md", "utf8");

// Facts of the code only: what writers change in the content changes no result here.

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

test.each(["locales/LEEME.md", "locales/README.md"])(
  "%s names all commands for translators, and no others",
  (guide) => {
    const commands = [...readFileSync(guide, "utf8").matchAll(/npm run i18n -- (\w+)/g)].map(([, name = ""]) => name);
    expect([...new Set(commands)].sort()).toEqual(["add", "pseudo", "status"]);
  },
);
