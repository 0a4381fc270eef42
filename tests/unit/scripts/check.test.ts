import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enterProjectCopy } from "./check/project-copy.ts";
import { writeFiles } from "./make-folder.ts";

const command = join(process.cwd(), "scripts", "check.ts");

test("the command lists every fault, ends with 1 and runs no code out of the content", () => {
  const folder = enterProjectCopy();
  writeFiles(folder, {
    "content/es/blog/ataque.md": '---js\nrequire("node:fs").writeFileSync("ejecutado.txt", "")\n---\n',
    "content/es/blog/Mi Artículo.md": "",
    "content/es/blog/vacio.md": "",
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(1);
  expect(stdout).toMatch(/^content\/es\/blog\/ataque\.md:1:4 {2}front-matter-language {2}\S.*\. {2}\S.*$/m);
  expect(stdout).toMatch(/^content\/es\/blog\/Mi Artículo\.md:1:1 {2}file-name {2}\S.* {2}.*«mi-articulo\.md»/m);
  expect(stdout).toMatch(/^content\/es\/blog\/vacio\.md:1:1 {2}file-empty /m);
  expect(existsSync(join(folder, "ejecutado.txt"))).toBe(false);
});

test("the command says so when nothing is wrong", () => {
  const { status, stdout } = spawnSync(process.execPath, [command], { cwd: enterProjectCopy(), encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "Todo en orden: contenido, textos y código.\n" });
});
