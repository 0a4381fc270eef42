import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isError } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { openSite } from "#app/site/site.server.ts";
import { checkSiteFile } from "#scripts/check/rules/fields/check-site-file.ts";
import { checkProduction } from "#scripts/check/rules/online/check-production.ts";
import { checkSettings } from "#scripts/check/rules/online/check-settings.ts";
import { fixtureRoot, isFixtureFile } from "#tests/site/fixture-site.ts";
import { makeOnline, onlineSettings } from "#tests/unit/scripts/check/make-online.ts";
import { reviewLegalTexts } from "#tests/unit/scripts/check/review-legal-texts.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const root = join(realpathSync(mkdtempSync(join(tmpdir(), "modular-website-"))), "site");

beforeAll(() => {
  cpSync(fixtureRoot, root, { recursive: true, preserveTimestamps: true, filter: isFixtureFile });
  makeOnline(root);
  writeFiles(root, { ".env.production": onlineSettings });
});
afterAll(() => rmSync(join(root, ".."), { recursive: true, force: true }));

const site = "content/site.yaml";
const locale = "locales/es.json";
const article = "content/es/blog/madera-al-sol.md";
const settings = ".env.production";
const saving = "{ basis: Tres presupuestos., date: 2026-05-04 }";
const footer = '"pages": "Páginas del pie"';
const lastSentence = "Para lo demás, pregúntanos en [contacto](/contacto).";

/** A line of the finished site, what stands there by mistake, and what the gate says of that line. */
type Fault = readonly [file: string, right: string, wrong: string, code: RuleCode];

const inSite = (right: string, wrong: string, code: RuleCode): Fault => [site, right, wrong, code];
const inString = (words: string, code: RuleCode): Fault => {
  return [locale, footer, footer.replace("Páginas del pie", words), code];
};
const inArticle = (words: string, code: RuleCode): Fault => [article, lastSentence, words, code];

/** Words of each kind have tests of their own, and the bank of mistakes has one fault of each rule. */
const faults: readonly Fault[] = [
  // Each place in which something may be left to write.
  [settings, "VITE_MAIL_KEY=kX3s9dA", "VITE_MAIL_KEY=TODO", "setting-unusable"],
  [settings, "https://abcdefghijklm.supabase.co", "https://empresa.com", "setting-unusable"],
  inSite("proveedor: Uno", 'proveedor: "Por definir"', "example-value"),
  inSite("basis: Tres presupuestos.", 'basis: "Por definir"', "example-value"),
  inString("© Nombre de la empresa", "example-value"),
  inArticle("Escribe a info@dominio.com.", "example-value"),
  inArticle("Mira [la ficha](https://www.empresa.com).", "example-value"),
  // Telephones that nobody has.
  inArticle("Llama al 964 000 000, de nueve a dos.", "example-value"),
  inArticle("Llama al [96 400 00 00](tel:+34964217385).", "example-value"),
  inArticle("[Llámanos](tel:+34600000000).", "example-value"),
  inString("Llama al 964.000.000", "example-value"),
  inSite("method: a mano", "method: por teléfono al 600 000 000", "example-value"),
  // Claims, and how the site was evaluated.
  inSite(saving, "{ basis: Tres presupuestos., date: 2027-01-10 }", "date-future"),
  inSite("evaluated: 2026-05-04", "evaluated: 2027-01-10", "date-future"),
  inSite(saving, "{ basis: , date: 2026-05-04 }", "company-fact-missing"),
  // Where the site is.
  ...["lum.pages.dev", "lum.vercel.app", "lum.github.io", "localhost", "203.0.113.7", "[2001:db8::1]"].map((host) =>
    inSite("https://www.lum-casas.es", `https://${host}`, "example-value"),
  ),
  // Percentages.
  inSite("maximo: 40", "maximo: 0.4", "value-doubtful"),
  inSite("reduccion: 50", "reduccion: 95", "value-doubtful"),
  // The environment.
  inString("Casas sostenibles", "green-claim"),
  inSite("included: [El módulo.]", "included: [Un módulo ecológico.]", "green-claim"),
];

/** Returns what the gate finds in the finished site with another text in one file, which is then put back. */
async function judge(file: string, right: string, wrong: string, prepare: (root: string) => void) {
  const source = readFileSync(join(root, file), "utf8");
  const offset = source.indexOf(right);
  if (offset < 0) throw new Error(`${file} has no «${right}».`);
  writeFiles(root, { [file]: source.replace(right, () => wrong) });
  try {
    prepare(root);
    const opened = openSite(root);
    const issues = [
      ...checkProduction(opened),
      ...(await checkSettings(opened.files, true)),
      ...checkSiteFile({ content: opened.files }).filter(({ code }) => code === "value-doubtful"),
    ];
    const line = source.slice(0, offset).split("\n").length;
    const said = issues.map((issue) => {
      return `${issue.file}:${issue.line}  ${issue.code}${isError(issue) ? "" : ", a warning"}`;
    });
    return { said, line };
  } finally {
    writeFiles(root, { [file]: source });
  }
}

test("the finished site has no fault", async () => {
  expect((await judge(site, "brand: LUM", "brand: LUM", reviewLegalTexts)).said).toEqual([]);
});

test.each(faults)("%s: «%s» → «%s» is found as %s, at its line, and nothing else", async (file, right, wrong, code) => {
  const { said, line } = await judge(file, right, wrong, reviewLegalTexts);
  // «Hasta un 5 % más barato» may be true.
  const kind = code === "value-doubtful" ? ", a warning" : "";
  expect(said).toEqual([`${file}:${line}  ${code}${kind}`]);
});

const privacy = "content/es/legal/privacy.md";
const terms = "content/es/legal/terms.md";
const notice = "content/es/legal/legal-notice.md";

/** A change after the lawyer's review, and the texts that have to be seen again. */
const changes: readonly (readonly [
  name: string,
  file: string,
  right: string,
  wrong: string,
  texts: readonly string[],
])[] = [
  ["a word", privacy, "| Boletín | Correo |", "| Boletín | Correo y teléfono |", [privacy]],
  ["the region that the text names", site, "region: Fráncfort", "region: Irlanda", [privacy]],
  ["how long messages are kept", site, "contacto: doce meses", "contacto: dos meses", [privacy]],
  ["the ground of a claim", site, "basis: Tres presupuestos.", "basis: Dos presupuestos.", [terms]],
  [
    "what the form says",
    "content/es/pages/contact.md",
    "dataProtection:\n    title: ",
    "dataProtection:\n    title: Más ",
    [privacy],
  ],
  [
    "what the notice of cookies says",
    locale,
    '"text": "Esta web no usa cookies',
    '"text": "Esta web usa cookies',
    ["content/es/legal/cookies.md"],
  ],
  ["how the site was evaluated", site, "method: a mano", "method: con axe", ["content/es/legal/accessibility.md"]],
  ["a price, which no lawyer has to see", site, "metro: 900", "metro: 950", []],
  ["a note of the writer", privacy, "<!-- Esta nota no se publica. -->", "<!-- Otra nota. -->", []],
];

test.each(changes)(
  "after the review, a change of %s asks for another one",
  async (_name, file, right, wrong, texts) => {
    reviewLegalTexts(root);
    const { said } = await judge(file, right, wrong, () => undefined);
    expect(said.filter((line) => line.endsWith("legal-unreviewed"))).toEqual(
      texts.map((text) => `${text}:${lineOfReview(text)}  legal-unreviewed`),
    );
  },
);

function lineOfReview(file: string): number {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.findIndex((line) => line.startsWith("reviewed:")) + 1;
}

test.each([privacy, terms])("%s may not say that it is older than what was reviewed", async (file) => {
  const { said, line } = await judge(file, "updated: 2025-01", "updated: 2024-12", reviewLegalTexts);
  expect(said).toEqual([`${file}:${line}  legal-outdated`]);
});

test.each([privacy, terms])("%s has to say of when it is", async (file) => {
  const { said } = await judge(file, "updated: 2025-01\n", "", reviewLegalTexts);
  expect(said).toEqual([`${file}:${lineOfReview(file) - 1}  legal-outdated`]);
});

test.each([
  ["unreviewed", ""],
  ["reviewed before", 'reviewed: { date: 2025-01-20, text: "0123456789ab" }\n'],
])("where a note stands in a text that is %s, following each remedy ends in silence", (_name, review) => {
  const source = readFileSync(join(root, notice), "utf8");
  const note = "> Borrador pendiente de revisión. No publicar sin ella.";
  const write = (text: string) => writeFiles(root, { [notice]: text });
  const ask = () => checkProduction(openSite(root))[0];
  try {
    write(source.replace(/^reviewed: .*\n/m, review).replace("## Titular", `${note}\n\n## Titular`));
    expect(ask()?.values).toMatchObject({ [review === "" ? "note" : "still"]: "> Borrador pendiente de revisión." });
    expect(ask()?.values?.hash ?? "").toBe("");
    write(readFileSync(join(root, notice), "utf8").replace(`${note}\n\n`, ""));
    const { today, hash } = ask()?.values ?? {};
    const line = `reviewed: { date: ${today}, text: "${hash}" }\n`;
    write(readFileSync(join(root, notice), "utf8").replace(/^(?:reviewed: .*\n)?---\n\n/m, `${line}---\n\n`));
    expect(ask()).toBeUndefined();
  } finally {
    write(source);
  }
});

test("the line that the gate says is the one that lets a text pass", () => {
  const source = readFileSync(join(root, notice), "utf8");
  writeFiles(root, { [notice]: source.replace(/^reviewed: .*\n/m, "") });
  const [issue] = checkProduction(openSite(root));
  const { today, hash } = issue?.values ?? {};
  expect(issue).toMatchObject({ file: notice, code: "legal-unreviewed" });
  const line = `reviewed: { date: ${today}, text: "${hash}" }\n`;
  writeFiles(root, { [notice]: source.replace(/^reviewed: .*\n/m, line) });
  expect(checkProduction(openSite(root))).toEqual([]);
  writeFiles(root, { [notice]: source });
});
