import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { checkLegalReviews } from "#scripts/check/production/check-legal-reviews.ts";
import { message } from "#scripts/cli/messages.ts";
import { listReviews } from "#scripts/legal-review/list-reviews.ts";
import { readReviewCommand } from "#scripts/legal-review/read-review-command.ts";
import { recordReviews } from "#scripts/legal-review/record-reviews.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/legal/terms.md";
const now = new Date("2026-11-23T12:00:00Z");

const text = `---
title: "Términos" # como en el menú
description: Condiciones.
---

Estas condiciones regulan el uso de la web.

## 1. Precios

Los precios son orientativos:
no obligan a nadie.

## 2. Uso

- No envíes mensajes falsos.
`;

/** Returns what the gate says of a folder with one legal text: the issues, or none. */
const judge = (root: string) =>
  checkLegalReviews({ files: openContentFiles(root, { developing: false }), now }).map(({ code, line, values }) => ({
    code,
    line,
    ...values,
  }));

const review = (root: string, date = "2026-11-20") =>
  recordReviews(openContentFiles(root, { developing: true }), { files: [file], date });

const reviewedFolder = (source = text) => {
  const root = makeFolder({ [file]: source });
  review(root);
  return root;
};

test("a review is written below the other fields, which stay as they are, and lets the text pass", () => {
  const root = makeFolder({ [file]: text });
  expect(judge(root)).toEqual([{ code: "legal-unreviewed", line: 1, file, note: "" }]);
  review(root);
  const written = readFileSync(join(root, file), "utf8");
  expect(written.startsWith('---\ntitle: "Términos" # como en el menú\ndescription: Condiciones.\nreviewed:\n')).toBe(
    true,
  );
  expect(written.endsWith(text.slice(text.indexOf("\n\nEstas")))).toBe(true);
  expect(judge(root)).toEqual([]);
  expect(listReviews(openContentFiles(root, { developing: true }))).toEqual([
    message("reviewedStateDone", { file, date: "20 de noviembre de 2026" }),
  ]);
});

test.each([
  ["another wrapping of the lines", (source: string) => source.replace("orientativos:\nno", "orientativos: no")],
  ["Windows line ends", (source: string) => source.replaceAll("\n", "\r\n")],
  ["a note of a writer", (source: string) => source.replace("## 2.", "<!-- Preguntar por el IVA. -->\n\n## 2.")],
  ["another title", (source: string) => source.replace('"Términos"', '"Condiciones de uso"')],
  ["a month of revision", (source: string) => source.replace("reviewed:", "updated: 2026-11\nreviewed:")],
])("%s leaves the review as it is", (_name, change) => {
  const root = reviewedFolder();
  writeFiles(root, { [file]: change(readFileSync(join(root, file), "utf8")) });
  expect(judge(root)).toEqual([]);
});

test("a change of the text empties the review and is named by its section", () => {
  const root = reviewedFolder();
  const written = readFileSync(join(root, file), "utf8");
  const changed = (source: string) => {
    writeFiles(root, { [file]: source });
    return judge(root);
  };
  const date = "20 de noviembre de 2026";
  const none = { code: "legal-changed", file, date, changed: "", added: "", missing: "" };
  const lineOf = (words: string) => written.slice(0, written.indexOf(words)).split("\n").length;
  expect(changed(written.replace("no obligan", "obligan"))).toEqual([
    { ...none, line: lineOf("## 1."), changed: "«1. Precios»" },
  ]);
  expect(changed(written.replace("el uso", "la compra").replace("falsos", "falsos ni largos"))).toEqual([
    { ...none, line: lineOf("Estas"), changed: "«Estas condiciones regulan la compra de l…», «2. Uso»" },
  ]);
  expect(changed(`${written}\n## 3. Ley\n\nLa española.\n`)).toEqual([
    { ...none, line: written.split("\n").length + 1, added: "«3. Ley»" },
  ]);
  expect(changed(written.replace(/## 2[\s\S]*$/, ""))).toMatchObject([{ missing: "«2-uso»", changed: "", added: "" }]);
});

test("a text that calls itself a draft is not reviewed, and the command says in which line", () => {
  const draft = text.replace("\nEstas", "\n<!-- Borrador para el abogado. No publicar. -->\n\nEstas");
  const root = makeFolder({ [file]: draft });
  const said = message("reviewedDraft", { file, line: 6, note: "Borrador para el abogado." });
  expect(() => review(root)).toThrow(said);
  expect(readFileSync(join(root, file), "utf8")).toBe(draft);
  expect(judge(root)).toEqual([{ code: "legal-unreviewed", line: 6, file, note: "Borrador para el abogado." }]);
});

test.each(["BORRADOR: falta el NIF.", "**Borrador para revisar**", "No publicar sin la firma del abogado."])(
  "«%s» in the text itself is a note of a draft",
  (note) => {
    const root = makeFolder({ [file]: text.replace("Los precios", `${note}\n\nLos precios`) });
    expect(() => review(root)).toThrow("Borra esa nota".toLowerCase());
  },
);

test.each([
  "Nos comprometemos a no publicar tus datos.",
  "El navegador guarda un borrador de tu mensaje.",
  "Borrador y versión final del plano son tuyos.",
])("«%s» is no note of a draft", (sentence) => {
  expect(judge(reviewedFolder(text.replace("Los precios", `${sentence}\n\nLos precios`)))).toEqual([]);
});

test("a review of a day that is still to come is refused, and so are files that are no legal text", () => {
  const read = (...words: string[]) => readReviewCommand("/web", words, "2026-11-23");
  expect(read("terms", "./content/es/legal/privacy.md", "--date", "2026-11-20")).toEqual({
    files: [file, "content/es/legal/privacy.md"],
    date: "2026-11-20",
  });
  expect(read()).toEqual({ files: [], date: "2026-11-23" });
  expect(() => read("terms", "--date", "2026-11-24")).toThrow(message("reviewedDateLater", { date: "2026-11-24" }));
  expect(() => read("terms", "--date", "20/11/2026")).toThrow(message("reviewedDate", { date: "20/11/2026" }));
  expect(() => read("terms", "--fecha")).toThrow(message("reviewedOption", { option: "--fecha" }));
  const root = makeFolder({ [file]: text });
  const files = openContentFiles(root, { developing: true });
  const record = (name: string) => recordReviews(files, { files: [name], date: "2026-11-20" });
  expect(() => record("content/es/legal/term.md")).toThrow(
    message("reviewedNear", { file: "content/es/legal/term.md", near: file }),
  );
  expect(() => record("content/es/blog/uno.md")).toThrow(/No ha cambiado nada/);
  writeFiles(root, {
    [file]: text.replace("---\n\nEstas", "reviewed: { date: 2026-12-01, sections: {} }\n---\n\nEstas"),
  });
  expect(judge(root)).toMatchObject([{ code: "date-future", line: 4, field: "reviewed.date" }]);
});
