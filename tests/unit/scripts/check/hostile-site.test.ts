import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { describeIssues } from "#scripts/check/reporters/describe-issues.ts";
import { issueLines, painter } from "#scripts/check/reporters/terminal.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { readSample } from "#tests/mistakes/read-cases.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/** Returns what the check says of a site: `file  code` of each issue, without those that only follow from others. */
async function codesOf(root: string): Promise<string[]> {
  const issues = await runChecks(openSite(root));
  const lines = describeIssues(issues, root).flatMap((issue) => issueLines(issue, painter(process.stdout)));
  // No name and no content of a file moves the cursor.
  for (const line of lines) expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  return issues.map(({ file, code }) => `${file}  ${code}`);
}

const sampleArticle = readSample("article");
const [head = ""] = sampleArticle.split(/(?<=\n---\n)/);

test("whatever lies in the place of a text is told by its file", async () => {
  const root = copyFixtureSite({
    "content/es/blog/palabras.md": sampleArticle + "palabra ".repeat(700_000),
    "content/es/blog/citas.md": `${head}\nHola.\n\n${">".repeat(20_000)}`,
    "content/es/blog/listas.md": `${head}\n${"- ".repeat(50)}a`,
    "content/es/blog/trozos.md": head + "- uno\n\n1. dos\n\n".repeat(3000),
    "content/es/blog/estrellas.md": `${head}\n${"*a_".repeat(20_000)}`,
    "content/es/blog/blancos.md": `${sampleArticle}\n${" ".repeat(100_000)}\n`,
    "content/es/blog/linea.md": `${sampleArticle}\n${"- ".repeat(50)}\n`,
    "content/es/blog/bomba.md": `---\na: &a [x, x]\n${"b: [*a, *a]\n"}---\n\nTexto.`,
    "content/es/blog/honda.md": `---\na: ${"[".repeat(20_000)}\n---\n\nTexto.`,
    "content/es/blog/latin.md": Buffer.from(`${head}\nM\u00f3dulos`, "latin1"),
    "content/images/exteriors/sin-fin.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
    "content/es/blog/una\u202elinea\ny otra.md": sampleArticle,
  });
  const blog = join(root, "content/es/blog");
  mkdirSync(join(blog, "carpeta.md"));
  symlinkSync("vuelta.md", join(blog, "vuelta.md"));
  symlinkSync("/dev/zero", join(blog, "cero.md"));
  symlinkSync("..", join(blog, "arriba"));
  writeFileSync(join(blog, "disco.md"), "");
  truncateSync(join(blog, "disco.md"), 10_000_000_000);
  writeFileSync(join(root, "content/images/exteriors/disco.jpg"), "");
  truncateSync(join(root, "content/images/exteriors/disco.jpg"), 10_000_000_000);
  execFileSync("mkfifo", [join(blog, "tubo.md"), join(root, "locales/fr.json")]);

  const codes = await codesOf(root);
  const codeOf = (name: string) => codes.filter((line) => line.includes(`/${name}`)).map((line) => line.split("  ")[1]);
  expect(codeOf("palabras.md")).toEqual(["file-too-large"]);
  expect(codeOf("citas.md")).toEqual(["file-too-large"]);
  expect(codeOf("listas.md")).toEqual(["file-too-large"]);
  expect(codeOf("trozos.md")).toEqual(["file-too-large"]);
  expect(codeOf("estrellas.md")).toEqual(["file-too-large"]);
  expect(codeOf("blancos.md")).not.toContain("file-too-large");
  expect(codeOf("linea.md")).not.toContain("file-too-large");
  expect(codeOf("bomba.md")).toEqual(["yaml-syntax"]);
  expect(codeOf("honda.md")).toEqual(["yaml-syntax"]);
  expect(codeOf("latin.md")).toEqual(["file-encoding"]);
  expect(codeOf("carpeta.md")).toEqual(["file-unreadable"]);
  expect(codeOf("vuelta.md")).toEqual(["file-unreadable"]);
  expect(codeOf("cero.md")).toEqual(["file-unreadable"]);
  expect(codeOf("disco.md")).toEqual(["file-too-large"]);
  expect(codeOf("tubo.md")).toEqual(["file-unreadable"]);
  expect(codeOf("fr.json")).toEqual(["file-unreadable"]);
  expect(codeOf("disco.jpg")).not.toEqual([]);
  expect(codeOf("sin-fin.svg")).not.toEqual([]);
  expect(codeOf("una\u202elinea")).toEqual(["file-name"]);
});

test.each([
  ["site.yaml of twenty thousand brackets", "content/site.yaml", `a: ${"[".repeat(20_000)}`, "yaml-syntax"],
  ["es.json of a hundred thousand brackets", "locales/es.json", '{"a":'.repeat(100_000), "file-too-large"],
  ["es.json in UTF-16", "locales/es.json", Buffer.from('\uFEFF{"a": "ó"}', "utf16le"), "file-encoding"],
  ["es.json in another encoding", "locales/es.json", Buffer.from('{"a": "ó"}', "latin1"), "file-encoding"],
])("%s is told", async (_what, file, content, code) => {
  const root = copyFixtureSite({ [file]: content });
  expect(await codesOf(root)).toContain(`${file}  ${code}`);
});

test("folders may be missing, or files", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/images"), { recursive: true });
  for (const folder of ["content/es/blog", "content/es/pages"]) {
    rmSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder), "Hola");
  }
  expect(await codesOf(root)).not.toEqual([]);
  rmSync(join(root, "content"), { recursive: true });
  expect(await codesOf(root)).not.toEqual([]);
});
