import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type CompletionItem,
  CompletionItemKind,
  type Connection,
  MarkupKind,
  MessageType,
  ShowMessageNotification,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { defaultLocale } from "#app/i18n/languages.ts";
import { contentSchemas } from "#scripts/fields/content-schemas.ts";
import { readExplanations } from "#scripts/fields/explanations.ts";
import { type FieldSchema, fieldSchema } from "#scripts/fields/field-schema.ts";
import { translationFields } from "#scripts/fields/translation-schema.ts";
import { explainAt } from "./explain-at.ts";
import { type Proposal, proposals } from "./proposals.ts";
import texts from "./server-texts.es.json" with { type: "json" };
import type { SiteNames } from "./site-names.ts";

const kinds = {
  name: CompletionItemKind.Field,
  value: CompletionItemKind.EnumMember,
  picture: CompletionItemKind.File,
  link: CompletionItemKind.Reference,
  fact: CompletionItemKind.Constant,
} as const;

/**
 * Answers an editor that has files of `content/` open: proposes names of fields, values, pictures, links and
 * placeholders, and explains the field under the pointer. While the site's files are broken it does nothing but say so.
 *
 * @param root The project's folder.
 * @param readNames Returns the names of the site as it is now; asked again once a file has changed.
 */
export function serveEditor(connection: Connection, root: string, readNames: () => SiteNames): void {
  const documents = new TextDocuments(TextDocument);
  const schemas = new Map<string, FieldSchema>();
  let names: SiteNames | undefined;
  /** Whether the writer knows that the site's files are broken: once is enough. */
  let hasTold = false;

  /** Returns the document at a place with what is asked of it; undefined where it is none of the content. */
  function openAt({ textDocument: { uri }, position }: TextDocumentPositionParams) {
    const document = documents.get(uri);
    const file = relative(root, fileURLToPath(uri)).replaceAll(sep, "/");
    const kind = schemaName(file);
    const found = contentSchemas.find(({ name }) => name === kind);
    if (!document || !found) return undefined;
    const known = read(found, file);
    return known && { document, text: document.getText(), offset: document.offsetAt(position), ...known };
  }

  /** Returns what is known of a file; undefined, with a word to the writer, where the site's files are broken. */
  function read({ name, schema: source }: (typeof contentSchemas)[number], file: string) {
    try {
      const original = schemas.get(name) ?? fieldSchema(source, readExplanations());
      schemas.set(name, original);
      names ??= readNames();
      hasTold = false;
      if (file.startsWith(`content/${defaultLocale}/`)) return { schema: original, names };
      const originalFile = file.replace(/^content\/[^/]+/, `content/${defaultLocale}`);
      return {
        schema: translationFields(original, readExplanations()),
        names,
        original: names.fieldsOf(originalFile),
      };
    } catch (error) {
      // The editor keeps this for who looks after the code.
      connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (!hasTold) tell(texts.unreadable);
      hasTold = true;
      return undefined;
    }
  }

  function tell(sentence: string): void {
    void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message: sentence });
  }

  connection.onInitialize(() => ({
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: ["{", "(", "/", ":", " ", "."] },
      hoverProvider: true,
    },
  }));
  connection.onDidChangeWatchedFiles(() => {
    names = undefined;
  });
  documents.onDidSave(() => {
    names = undefined;
  });
  connection.onCompletion((params) => {
    const at = openAt(params);
    return at
      ? proposals(at.text, at.offset, at.schema, at.names, at.original).map((item) => completionItem(item, at.document))
      : [];
  });
  connection.onHover((params) => {
    const at = openAt(params);
    const sentence = at && explainAt(at.text, at.offset, at.schema, at.names);
    return sentence === undefined ? null : { contents: { kind: MarkupKind.PlainText, value: sentence } };
  });
  documents.listen(connection);
  connection.listen();
}

/** Returns the name of the schema of a content file, in any language; undefined for all other files. */
function schemaName(file: string): string | undefined {
  const [, folder, name] = /^content\/[\w-]+\/([\w-]+)\/([^/]+)\.md$/.exec(file) ?? [];
  return folder === "pages" ? `pages/${name}` : folder;
}

function completionItem(proposal: Proposal, document: TextDocument): CompletionItem {
  const { kind, label, text, start, end, explanation, required } = proposal;
  const range = { start: document.positionAt(start), end: document.positionAt(end) };
  return {
    label,
    kind: kinds[kind],
    documentation: explanation,
    // What has to be there comes first.
    sortText: `${required ? "0" : "1"}${label}`,
    filterText: label,
    textEdit: { range, newText: text },
  };
}
