import { readFileSync, writeFileSync } from "node:fs";
import { type Document, parseDocument } from "yaml";

/** Changes a file of YAML; its comments stay. */
export function editYaml(file: string, edit: (document: Document) => void): void {
  writeFileSync(file, edited(readFileSync(file, "utf8"), file, edit));
}

/** Changes the fields of a content file; their comments and its body stay. */
export function editFields(file: string, edit: (document: Document) => void): void {
  editText(file, (source) =>
    source.replace(
      /^(---\n)(.*?\n)(?=---\n)/s,
      (_all, mark: string, fields: string) => mark + edited(fields, file, edit),
    ),
  );
}

/** Changes a file of text. @throws Error when it stays the same, for then nothing would be tried out. */
export function editText(file: string, edit: (source: string) => string): void {
  const source = readFileSync(file, "utf8");
  const result = edit(source);
  if (result === source) throw new Error(`${file} was not changed.`);
  writeFileSync(file, result);
}

function edited(yaml: string, file: string, edit: (document: Document) => void): string {
  const document = parseDocument(yaml);
  if (document.errors.length > 0) throw new Error(`${file} cannot be read: ${document.errors.join("\n")}`);
  edit(document);
  // Long lines stay as they are: wrapped ones would be another change.
  return document.toString({ lineWidth: 0 });
}
