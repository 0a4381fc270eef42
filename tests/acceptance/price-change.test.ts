import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { collectionNames, collectionSchemas, pageKeys, pageSchemas } from "#app/content/collections.ts";
import { isPriceExpression } from "#app/content/figures/compute-figure.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { createAssistant } from "#supabase/functions/chat-with-gemini/answers.ts";
import { collapse } from "#tests/site/html.ts";

const [before, after] = [900, 950];

/** Prices of others, which an article types on purpose and which a computed one may equal. */
const marketPrices = ["1.000 €/m²", "1.300 €/m²", "1.600 €/m²"];

/** The company's site with another price, in a folder of its own. */
let changed: Site;
let folder = "";

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "modular-website-")));
  const root = process.cwd();
  const images = join("content", "images");
  cpSync(join(root, "content"), join(folder, "content"), {
    recursive: true,
    filter: (source) => !relative(root, source).startsWith(images),
  });
  cpSync(join(root, "locales"), join(folder, "locales"), { recursive: true });
  // Pictures are many and stay the same.
  symlinkSync(join(root, images), join(folder, images), "junction");
  const file = join(folder, "content", "site.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^( {2}metro:) .*$/m, `$1 ${after}`));
  changed = openSite(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The fields and bodies of all files of the content. */
function entriesOf({ content }: Edition): (ParsedEntry<object> & { readonly schema: z.ZodType })[] {
  return [
    ...collectionNames.flatMap((name) =>
      content.entries(name).map((entry) => ({ ...entry, schema: collectionSchemas[name] })),
    ),
    ...pageKeys.map((key) => ({ ...content.page(key), schema: pageSchemas[key] })),
  ];
}

/** The placeholders of all texts as they are written. */
function placeholdersOf(edition: Edition): string[] {
  const texts = entriesOf(edition).flatMap(({ data, body }) => [...textFields(data).map(({ text }) => text), body]);
  return [...new Set(texts.flatMap((text) => findPlaceholders(text).map(({ name }) => name)))];
}

/** The amounts that texts compute of the price and that another price changes: «36.000 €», «25.308 €». */
function staleAmounts(edition: Edition, other: Edition): string[] {
  const names = placeholdersOf(edition);
  const amountOf = (name: string, { content }: Edition) => collapse(content.facts().get(name) ?? "");
  const current = new Set([...names.map((name) => amountOf(name, other)), ...marketPrices]);
  return names
    .filter(isPriceExpression)
    .map((name) => amountOf(name, edition))
    .filter((amount) => !current.has(amount));
}

test(`with ${after} €/m², no page, description or answer keeps a figure of ${before} €/m²`, async () => {
  const edition = changed.edition(defaultLocale);
  const real = openSite(process.cwd()).edition(defaultLocale);
  const old = staleAmounts(real, edition);
  expect(old).toEqual(expect.arrayContaining(["900 €/m²", "25.308 €", "36.000 €", "65.880 €"]));
  const stale = new RegExp(`(?<![\\d.,])(?:${old.map((amount) => amount.replaceAll(".", "\\.")).join("|")})(?![\\d.])`);

  const resolved = await Promise.all(
    entriesOf(edition).map(async (entry) => ({
      file: entry.file,
      // The drawings of the plans have sizes in millimetres.
      texts: textFields([
        { ...(await edition.resolve(entry.schema, entry.data)), plans: [] },
        await edition.render(entry),
      ]),
    })),
  );
  const knowledge = await collectKnowledge(changed, defaultLocale);
  const { answer, print } = createAssistant(knowledge);
  const replyTo = (message: string) => print(answer({ message }));
  const questions = [
    "¿cuánto cuesta una casa de 40 m²?",
    "diferencia entre one y two",
    "tengo 30.000 euros, ¿qué me llega?",
  ];
  const all = [
    ...resolved,
    { file: "knowledge", texts: textFields({ ...knowledge, texts: {} }) },
    { file: "answers", texts: textFields(questions.map(replyTo)) },
  ];
  const found = all.flatMap(({ file, texts }) =>
    texts
      .filter(({ text }) => stale.test(collapse(text)))
      .map(({ path, text }) => `${file} ${path.join(".")}: ${text}`),
  );
  expect(found).toEqual([]);
  expect(replyTo(questions[0] ?? "")).toContain("38.000");
}, 120_000);
