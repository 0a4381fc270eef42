import { join } from "node:path";
import { expect, test } from "vitest";
import { checkStyles } from "#scripts/audit/checks/check-styles.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

async function faultsOf(built: string, source = "") {
  const root = makeFolder({ "build/client/assets/main.css": built, "app/styles/_card.scss": source });
  const found = await checkStyles(root, join("build", "client"));
  return found.map(({ place, values }) => `${place} ${values.detail}`);
}

test("styles that browsers know are right", async () => {
  const built = `@page { margin: 2cm } :root { --gap: calc(1rem + 2vw) }
.a { gap: var(--gap); inline-size: min(100%, 40rem); transition: display 1s allow-discrete }
.a:target-current, dialog::backdrop { color: rgb(0 0 0 / 50%) }
@starting-style { .a { opacity: 0 } } @view-transition { navigation: auto }`;
  const source =
    '@use "tools" as *;\n.card { @include from("laptop") { gap: space(24); &:hover { color: colour("text") } } }';
  expect(await faultsOf(built, source)).toEqual([]);
});

test.each([
  [".a { colour: red }", /main\.css:1:6 .*colour/],
  [".a { color: blurple }", /main\.css:1:\d+ .*(?:blurple|color)/],
  [".a { inline-size: 3rm }", /main\.css:1:\d+ /],
  [".a:hoover { color: red }", /main\.css:1:3 .*:hoover/],
  ["@medya print { a { color: red } }", /main\.css:1:1 .*@?medya/],
  [".a { color: #12345 }", /main\.css:1:\d+ /],
])("«%s» is told", async (built, expected) => {
  expect(await faultsOf(built)).toContainEqual(expect.stringMatching(expected));
});

test("a name that CSS does not have is told in the source", async () => {
  expect(await faultsOf("", ".card {\n  paddin: space(24);\n}")).toEqual([
    expect.stringMatching(/^app\/styles\/_card\.scss:2:3 .*paddin/),
  ]);
});
