import { expect, test } from "vitest";
import { withoutPlural } from "#app/i18n/plural-forms.ts";
import { checkOriginalLocale } from "#scripts/check/locales/check-original-locale.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { findStrings, readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { usedKeys } from "#scripts/check/locales/used-keys.ts";

const literals = (markup: string) =>
  findStrings("app/x.tsx", `const x = (\n  ${markup}\n);\n`).literalTexts.map(
    ({ line, column, text }) => `${line}:${column} ${text}`,
  );

test("words between tags are found where they begin", () => {
  expect(literals("<p>Hola</p>")).toEqual(["2:6 Hola"]);
  expect(literals("<p>\n    Hola\n  </p>")).toEqual(["3:5 Hola"]);
  expect(literals("<>Hola</>")).toEqual(["2:5 Hola"]);
});

test.each(["aria-label", "aria-description", "aria-roledescription", "alt", "title", "placeholder", "label"])(
  "words in %s are found",
  (name) => {
    expect(literals(`<img ${name}="Una foto" />`)).toHaveLength(1);
    expect(literals(`<img ${name}={"Una foto"} />`)).toHaveLength(1);
    expect(literals(`<img ${name}={\`Una foto de \${nombre}\`} />`)).toHaveLength(1);
  },
);

test("words that an expression may come out as are found", () => {
  expect(literals('<p>{abierto ? "Cerrar" : t("menu.open")}</p>')).toEqual(["2:17 Cerrar"]);
  expect(literals('<p>{abierto && "Cerrar"}</p>')).toHaveLength(1);
  expect(literals('<p>{nombre ?? "nadie"}</p>')).toHaveLength(1);
  expect(literals(`<p>{\`Hola, \${nombre}\`}</p>`)).toHaveLength(1);
});

test("signs, values and the inside of scripts are not texts", () => {
  const markup = `<p className="card" id="x" role="list" href="/a">· 24/7 — {nombre} {"\u00A0"}{\`\${a}/\${b}\`}</p>`;
  expect(literals(markup)).toEqual([]);
  expect(literals("<script>{`location.replace('/x')`}</script>")).toEqual([]);
});

test("keys are found with their places, whatever function takes them", () => {
  const { keys, strings } = findStrings(
    "scripts/x.ts",
    't("nav.blog");\nmessage("portBusy", { port: 1 });\nt("a.b", rest);\nconst items = [{ label: "nav.about" }];\n',
  );
  expect(keys).toEqual([
    { file: "scripts/x.ts", line: 1, column: 3, text: "nav.blog", values: [] },
    { file: "scripts/x.ts", line: 2, column: 9, text: "cli.portBusy", values: ["port"] },
    { file: "scripts/x.ts", line: 3, column: 3, text: "a.b", values: undefined },
  ]);
  expect(strings.map(({ text }) => text)).toContain("nav.about");
});

test("strings that look like a key of an area count as used, others do not", () => {
  const strings = findStrings("app/x.ts", 'const a = ["nav.about", "blog.md", "nada.about", "nav.about más"];\n');
  const used = usedKeys(strings, new Set(["nav.blog"]));
  expect(used.has("nav.about")).toBe(true);
  expect([...used].filter((key) => /nada|más|blog\.md/.test(key))).toEqual([]);
});

test("every word of a path and both sentences of every rule are keys that must be there", () => {
  const used = usedKeys(readSourceStrings(codeRoot), new Set(["nav.blog"]));
  expect([...used]).toEqual(
    expect.arrayContaining([
      "paths.about@sobre-nosotros",
      "paths.financing-investors",
      "check.rules.alt-missing.problem",
      "check.rules.alt-missing.remedy",
      "language.direction",
      "nav.contact",
      "cli.portBusy",
    ]),
  );
  expect(used.has("check.rules.locale-syntax.problem")).toBe(false);
});

test("plural forms belong to the key that code writes", () => {
  expect(withoutPlural("blog.minutes_other")).toBe("blog.minutes");
  expect(withoutPlural("blog.minutes_one")).toBe("blog.minutes");
  expect(withoutPlural("blog.other")).toBe("blog.other");
});

test("a file that is not valid TypeScript has no strings and does not fail", () => {
  expect(findStrings("app/x.tsx", "<p>{{{").literalTexts).toEqual([]);
});

test("the original locale file needs every plural form and only values that the code brings", () => {
  const strings = findStrings("app/x.ts", 't("post.minutes", { count });\nt("nav.home", { brand });\n');
  const locale = readLocaleFile(
    "es",
    JSON.stringify({ post: { minutes_one: "{{count}} minuto" }, nav: { home: "{{brnad}}, inicio" } }),
  );
  const found = checkOriginalLocale(locale, strings)
    .filter(({ values }) => /^(?:post|nav)\./.test(String(values.key)))
    .map(({ code, values }) => [code, values.key, values.expected]);
  expect(found).toEqual([
    ["locale-key-missing", "post.minutes_other", undefined],
    ["locale-placeholder", "nav.home", "{{brand}}"],
  ]);
});
