import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import {
  type CompletionItem,
  createConnection,
  createProtocolConnection,
  type Hover,
  ShowMessageNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { tagsIn } from "#app/content/tags.ts";
import { serveEditor } from "#scripts/language-server/serve-editor.ts";
import { readSiteNames } from "#scripts/language-server/site-names.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";
import { cursorIn } from "./site.ts";

/** Starts the server for the frozen site, and returns what asks it about a file as an editor does. */
async function openEditor(readNames = () => readSiteNames(fixtureRoot)) {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(toServer, toClient);
  serveEditor(server, fixtureRoot, readNames);
  const client = createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  client.listen();
  const told: string[] = [];
  client.onNotification(ShowMessageNotification.type, ({ message }) => void told.push(message));
  onTestFinished(() => {
    client.dispose();
    server.dispose();
  });
  await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {} });

  async function ask<Answer>(method: string, file: string, marked: string): Promise<Answer> {
    const { text, offset } = cursorIn(marked);
    const uri = pathToFileURL(join(fixtureRoot, file)).href;
    const lines = text.slice(0, offset).split("\n");
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    await client.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "markdown", version: 1, text },
    });
    const answer = await client.sendRequest<Answer>(method, { textDocument: { uri }, position });
    await client.sendNotification("textDocument/didClose", { textDocument: { uri } });
    return answer;
  }

  return {
    told,
    complete: (file: string, marked: string) => ask<readonly CompletionItem[]>("textDocument/completion", file, marked),
    hover: (file: string, marked: string) => ask<Hover | null>("textDocument/hover", file, marked),
  };
}

const article = "content/es/blog/nuevo.md";

test("an editor completes fields, pictures and facts of the site, and explains fields in Spanish", async () => {
  const { complete, hover } = await openEditor();
  const names = await complete(article, "---\ntitle: Uno\n|\n---\n");
  expect(names.find(({ label }) => label === "date")).toMatchObject({
    documentation: expect.stringMatching(/^\p{Lu}.+\.$/u),
    textEdit: { newText: "date: ", range: { start: { line: 2, character: 0 }, end: { line: 2, character: 0 } } },
  });
  expect(names.map(({ label }) => label)).not.toContain("title");

  const [picture] = readSiteNames(fixtureRoot).pictures;
  const pictures = await complete(article, "---\nimages:\n  - src: |\n---\n");
  expect(pictures.map(({ label }) => label)).toContain(picture);
  expect(await complete(article, "---\ntitle: x\n---\n{{|")).toContainEqual(
    expect.objectContaining({ label: "precio.metro", documentation: expect.stringContaining("€") }),
  );
  const models = await complete("content/es/stories/nueva.md", "---\nmodel: |\n---\n");
  expect(models.map(({ label }) => label)).toEqual(readSiteNames(fixtureRoot).models);

  const tags = await complete(article, "---\ntags:\n  - |\n---\n");
  expect(tags.map(({ label }) => label)).toEqual(
    tagsIn("es", fixture.edition("es").content.site().tags).map(({ name }) => name),
  );

  expect(await hover(article, "---\nti|tle: Uno\n---\n")).toMatchObject({
    contents: { value: expect.stringMatching(/^\p{Lu}.+\.$/u) },
  });
  expect(
    await hover(
      "content/es/pages/home.md",
      readFileSync(join(fixtureRoot, "content/es/pages/home.md"), "utf8").replace(/^hero:/m, "he|ro:"),
    ),
  ).not.toBeNull();
});

test("what a translation was made from is explained there, and unknown in the original", async () => {
  const { hover } = await openEditor();
  const text = '---\ntitle: One\norig|inal:\n  fields: "ab"\n---\n';
  expect(await hover("content/en/blog/nuevo.md", text)).toMatchObject({
    contents: { value: expect.stringContaining("npm run i18n -- done") },
  });
  expect(await hover(article, text)).toBeNull();
});

test("files that are no texts of the site get nothing", async () => {
  const { complete, hover } = await openEditor();
  for (const file of ["content/LEEME.md", "docs/architecture.md", "content/es/novelas/una.md"]) {
    expect(await complete(file, "---\n|\n---\n")).toEqual([]);
    expect(await hover(file, "---\nti|tle: x\n---\n")).toBeNull();
  }
});

test("while a file of the site is broken, an editor says so once, in Spanish, and goes on when it is mended", async () => {
  let file: string | undefined = '{ "nav": ';
  const root = copyFixtureSite();
  const { complete, hover, told } = await openEditor(() => {
    writeFiles(root, { "locales/es.json": file ?? readFileSync(join(fixtureRoot, "locales/es.json")) });
    return readSiteNames(root);
  });
  expect(await complete(article, "---\n|\n---\n")).toEqual([]);
  expect(await hover(article, "---\nti|tle: x\n---\n")).toBeNull();
  expect(told).toEqual([expect.stringContaining("«npm run check»")]);
  file = undefined;
  expect(await hover(article, "---\nti|tle: x\n---\n")).not.toBeNull();
  expect(told).toHaveLength(1);
});

test("in a translation it proposes the ids of the original that are left, and the fields of its item with their words", async () => {
  const { complete } = await openEditor();
  const original = fixture.files.frontMatter("content/es/pages/about.md");
  const data: unknown = original.ok && original.value.data;
  const [first, second] = (data as { values: { cards: { id: string; title: string }[] } }).values.cards;
  if (!first || !second) throw new Error("The page has no two cards.");
  const file = "content/ca/pages/about.md";
  const ids = await complete(file, `---\nvalues:\n  cards:\n    - id: ${first.id}\n    - id: |\n---\n`);
  expect(ids.map(({ label }) => label)).toContain(second.id);
  expect(ids.map(({ label }) => label)).not.toContain(first.id);
  const fields = await complete(file, `---\nvalues:\n  cards:\n    - id: ${second.id}\n      |\n---\n`);
  expect(fields.find(({ label }) => label === "title")).toMatchObject({
    sortText: "0title",
    documentation: expect.stringContaining(`En español: ${second.title}`),
  });
  expect((await complete(file, "---\ndr|\n---\n")).map(({ label }) => label)).toContain("draft");
});
