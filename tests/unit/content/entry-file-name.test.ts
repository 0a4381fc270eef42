import { expect, test } from "vitest";
import { fileNameIssue } from "#app/content/entry-file-name.ts";

/** Returns code and suggested name of what is wrong with a name. */
function found(fileName: string): string {
  const issue = fileNameIssue(`content/es/blog/${fileName}`);
  return issue ? `${issue.code} ${issue.values.suggestion ?? issue.values.copy ?? ""}`.trim() : "right";
}

test.each([
  ["mi-articulo.md", "right"],
  ["Mi Artículo.md", "file-name mi-articulo.md"],
  ["mi-articulo.md.txt", "file-name mi-articulo.md"],
  ["mi-articulo", "file-name mi-articulo.md"],
  ["Mi artículo.docx", "file-unread mi-articulo.md"],
  ["README.md", "file-unread"],
  ["foto.jpg", "file-unread content/images"],
])("%s: %s", (fileName, result) => {
  expect(found(fileName)).toBe(result);
});

test("a name is the same whether its accents are letters of their own or not", () => {
  const name = "Artículo.md";
  expect(found(name.normalize("NFD"))).toBe(found(name.normalize("NFC")));
});
