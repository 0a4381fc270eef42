import { expect, test } from "vitest";
import { createI18n } from "#app/i18n/create-i18n.ts";
import type { Messages } from "#app/i18n/messages.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const es = fixture.locales.messages("es");

test("a text is found at once, with its values filled in", () => {
  const { t } = createI18n("es", es);
  expect(t("seo.title", { title: "Contacto", brand: "MOD" })).toBe("Contacto · MOD");
});

test("values are not escaped, because React does that", () => {
  const { t } = createI18n("es", es);
  expect(t("seo.title", { title: "Tú & yo <3", brand: "MOD" })).toBe("Tú & yo <3 · MOD");
});

test("a missing key throws and is never shown", () => {
  const { t } = createI18n("es", es);
  // @ts-expect-error: the types refuse this key
  expect(() => t("nav.nowhere")).toThrow("locales/es.json has no text «nav.nowhere».");
});

test("a missing value throws, naming the text and the value", () => {
  const { t } = createI18n("es", es);
  expect(() => t("seo.title", { title: "Contacto" })).toThrow(/«.*brand.*».* no value for \{\{brand\}\}/);
});

test("a text missing in one language does not fall back to another", () => {
  const messages: Messages = structuredClone(es);
  Reflect.deleteProperty(messages.nav, "blog");
  const { t } = createI18n("xx", messages);
  expect(() => t("nav.blog")).toThrow("locales/xx.json has no text «nav.blog».");
});

test("two languages do not share their texts", () => {
  const spanish = createI18n("es", es);
  const other = createI18n("xx", { ...es, nav: { ...es.nav, blog: "Blag" } });
  expect(other.t("nav.blog")).toBe("Blag");
  expect(spanish.t("nav.blog")).toBe("Blog");
});
