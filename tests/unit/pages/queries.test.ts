import { expect, test } from "vitest";
import { getFaqPage } from "#app/pages/faq/faq.server.ts";
import { getFinancingPage } from "#app/pages/financing/financing-page.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { siteWith, siteWithSettings } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test("the financing pages say that nobody lends here, unless the settings say otherwise", async () => {
  const lending = siteWithSettings((settings) => settings.replace("credit: none", "credit: offered"));
  const creditOf = async (site?: Site) => (await getFinancingPage("financing", at("/financiacion", site))).credit;
  expect(await creditOf()).toBe("No prestamos dinero ni buscamos quien lo preste.");
  expect(await creditOf(lending)).toBeNull();
});

test("the frequent questions stand together by topic, in the order of their first question", async () => {
  const item = (id: string, topic: string) =>
    `  - { id: ${id}, topic: ${topic}, question: Una, answer: Dos, href: /blog }`;
  const items = [item("a", "Uno"), item("b", "Dos"), item("c", "Uno")].join("\n");
  const text = `---\nitems:\n${items}\n---\n`;
  const site = siteWith({ "content/es/faq/preguntas-frecuentes.md": text });
  const { topics } = await getFaqPage(at("/preguntas-frecuentes", site));
  expect(topics.map(({ topic, questions }) => [topic, questions.map(({ id }) => id)])).toEqual([
    ["Uno", ["a", "c"]],
    ["Dos", ["b"]],
  ]);
});
