import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { XmlDocument, XmlLibError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import { type AuditFinding, placeOf } from "#scripts/audit/audit-finding.ts";
import type { AuditedSite } from "#scripts/audit/audited-site.ts";

/** The package `sitemap` has the schema of sitemaps.org, for the paths that our schemas name it by. */
const sitemapSchema = join(
  dirname(createRequire(import.meta.url).resolve("sitemap/package.json")),
  "schema",
  "sitemap.xsd",
);
const ownSchemas = fileURLToPath(new URL("../schemas/", import.meta.url));

/** The schema of a kind of file by the name of its root element, with the namespace. */
const schemaByRoot: Readonly<Record<string, string>> = {
  "{http://www.sitemaps.org/schemas/sitemap/0.9}urlset": "sitemap.xsd",
  "{http://www.sitemaps.org/schemas/sitemap/0.9}sitemapindex": "sitemap-index.xsd",
  "{http://www.w3.org/2005/Atom}feed": "atom.xsd",
};

/** Returns where the XML files of the site, sitemap and feed, break the schema of their kind. */
export function checkXml({ folder, files, read }: Pick<AuditedSite, "folder" | "files" | "read">): AuditFinding[] {
  return [...files]
    .filter((file) => /\.(?:xml|atom)$/.test(file))
    .flatMap((file) => judgeXml(folder + file, read(file)));
}

/** Returns what is wrong with one XML file. */
export function judgeXml(file: string, text: string): AuditFinding[] {
  try {
    using document = XmlDocument.fromString(text);
    const { name, namespaceUri } = document.root;
    const root = `{${namespaceUri}}${name}`;
    const schema = schemaByRoot[root];
    if (schema === undefined) return [{ rule: "auditXmlUnknown", place: placeOf(file), values: { root } }];
    using source = openSchema(schema);
    using validator = XsdValidator.fromDoc(source);
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return (
      error.details
        // What follows from the faults before it.
        .filter(({ message }) => !message.includes(": Warning: "))
        .map(({ line, message }) => ({
          rule: "auditXml",
          place: placeOf(file, line),
          values: { detail: message.trim() },
        }))
    );
  }
}

function openSchema(name: string): XmlDocument {
  xmlRegisterFsInputProviders();
  const text = readFileSync(join(ownSchemas, name), "utf8").replace("SITEMAP_SCHEMA", sitemapSchema);
  return XmlDocument.fromString(text, { url: join(ownSchemas, name) });
}
