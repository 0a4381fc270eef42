import { expect, test } from "vitest";
import { fileNameIssue, isSystemFile } from "#app/content/entry-file-name.ts";

/** Returns code and suggested name of what is wrong with a name. */
function found(fileName: string): string {
  const issue = fileNameIssue(`content/es/blog/${fileName}`);
  return issue ? `${issue.code} ${issue.values.suggestion ?? issue.values.copy ?? ""}`.trim() : "right";
}

test.each([
  ["mi-articulo.md", "right"],
  ["2024.md", "right"],
  ["Mi Artículo.md", "file-name mi-articulo.md"],
  ["¿Cuánto cuesta?.md", "file-name cuanto-cuesta.md"],
  ["mi-articulo.MD", "file-name mi-articulo.md"],
  ["mi_articulo (copia).md", "file-name mi-articulo-copia.md"],
  ["...md", "file-name nombre.md"],
  ["mi-articulo.md.txt", "file-name mi-articulo.md"],
  ["mi-articulo.md.md", "file-name mi-articulo.md"],
  ["Mi artículo.txt", "file-name mi-articulo.md"],
  ["mi-articulo.markdown", "file-name mi-articulo.md"],
  ["mi-articulo", "file-name mi-articulo.md"],
  ["Mi artículo.docx", "file-unread mi-articulo.md"],
  ["mi-articulo.md.docx", "file-unread mi-articulo.md"],
  ["README.md", "file-unread"],
  ["LEEME.txt", "file-unread"],
  ["foto.jpg", "file-unread content/images"],
  ["precios.xlsx", "file-unread"],
])("%s: %s", (fileName, result) => {
  expect(found(fileName)).toBe(result);
});

test("a name is the same whether its accents are letters of their own or not", () => {
  const name = "Artículo.md";
  expect(found(name.normalize("NFD"))).toBe(found(name.normalize("NFC")));
});

test.each([".DS_Store", "Thumbs.db", "desktop.ini", "~$texto.docx", "articulo.md~", ".articulo.md.swp", "a.tmp"])(
  "%s is of a system",
  (fileName) => {
    expect(isSystemFile(fileName)).toBe(true);
  },
);

test.each(["articulo.md", "a~b.md", "thumbs.md", "template.md"])("%s is of a writer", (fileName) => {
  expect(isSystemFile(fileName)).toBe(false);
});
