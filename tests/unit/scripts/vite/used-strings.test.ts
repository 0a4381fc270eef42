import { expect, test } from "vitest";
import { findUsedKeys, pickStrings } from "#scripts/vite/used-strings.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const strings = {
  nav: { blog: "Blog", skip: "Saltar" },
  navigation: { skip: "Otra" },
  blog: { minutes_one: "Un minuto", minutes_other: "{{count}} minutos", minutes: { long: "Largo" } },
  form: { errors: { name: "Nombre", deep: { email: "Correo" } }, send: "Enviar" },
};

test.each([
  ['t("nav.blog")', { nav: { blog: "Blog" } }],
  ['const link = { label: "nav.skip" }', { nav: { skip: "Saltar" } }],
  ["t(hasFailed ? 'nav.blog' : `form.send`)", { nav: { blog: "Blog" }, form: { send: "Enviar" } }],
  ['t("blog.minutes", { count })', { blog: { minutes_one: "Un minuto", minutes_other: "{{count}} minutos" } }],
  [`t(\`form.errors.\${field}\`)`, { form: { errors: { name: "Nombre", deep: { email: "Correo" } } } }],
  [`t(\`nav.\${place}.skip\`)`, { nav: { blog: "Blog", skip: "Saltar" } }],
  ['i18n.getResource(i18n.language, "translation", "nav")', { nav: { blog: "Blog", skip: "Saltar" } }],
  [`"nav.unknown"; "nav"; "una.frase con palabras"; \`texto \${nav.blog}\`; href = "/nav.blog"`, {}],
])("%s uses its strings and no others", (code, used) => {
  expect(pickStrings(strings, findUsedKeys(code))).toEqual(used);
});

test("a key of which nobody knows the area is refused", () => {
  expect(() => findUsedKeys(`t(\`\${area}.title\`)`)).toThrow("t(`");
  expect(() => findUsedKeys(`t(\`form\${area}.title\`)`)).toThrow("t(`form");
  expect(findUsedKeys(`format(\`\${area}.title\`)`)).toEqual(new Set());
});

test("a key without an area is refused: in the code it could be any word", () => {
  for (const code of ['t("breadcrumbs")', "jsx('nav', { label: t('breadcrumbs') })", "t(`breadcrumbs`, { count })"])
    expect(() => findUsedKeys(code)).toThrow(/«t\(.breadcrumbs./);
  for (const code of ['t("nav.breadcrumbs")', 'start("breadcrumbs")', "t(key)"])
    expect(() => findUsedKeys(code)).not.toThrow();
});

test("every string of the site belongs to an area, without which no script would find it", () => {
  const alone = Object.entries(fixture.locales.messages("es")).filter(([, value]) => typeof value === "string");
  expect(alone).toEqual([]);
});
