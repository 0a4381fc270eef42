import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { type AuditFinding, type AuditRule, placeOf } from "#scripts/audit/audit-finding.ts";
import type { AuditedSite } from "#scripts/audit/audited-site.ts";
import { isAllowed } from "#scripts/audit/vocabulary/judge-value.ts";
import { readVocabulary, type Vocabulary } from "#scripts/audit/vocabulary/schema-org.ts";

/** A fault in the data of one page. */
interface DataFault {
  readonly rule: Extract<AuditRule, `auditData${string}`>;
  readonly values: AuditFinding["values"];
}

/** So much of a value is quoted. */
const quoted = 80;

/** Returns where the pages tell search engines something in words that schema.org does not have, or in no JSON. */
export function checkStructuredData({ folder, pages }: Pick<AuditedSite, "folder" | "pages">): AuditFinding[] {
  const vocabulary = readVocabulary();
  return pages.flatMap(({ file, tree }) => {
    const findings: AuditFinding[] = [];
    visit(tree, "element", (element) => {
      if (element.tagName !== "script" || element.properties.type !== "application/ld+json") return;
      const { line, column } = element.position?.start ?? {};
      const place = placeOf(folder + file, line, column);
      findings.push(...judgeData(textOf(element), vocabulary).map((fault) => ({ ...fault, place })));
    });
    return findings;
  });
}

/** Returns what is wrong with data in JSON-LD. */
export function judgeData(text: string, vocabulary: Vocabulary): DataFault[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ rule: "auditDataBroken", values: { detail: error.message } }];
  }
  const context = typeof data === "object" && data !== null ? Reflect.get(data, "@context") : undefined;
  if (!/^https?:\/\/schema\.org\/?$/.test(String(context)))
    return [{ rule: "auditDataBroken", values: { detail: `@context: ${JSON.stringify(context)}` } }];
  const graph: unknown = Reflect.get(Object(data), "@graph") ?? data;
  return [graph].flat().flatMap((node) => judgeNode(node, vocabulary));
}

function judgeNode(node: unknown, vocabulary: Vocabulary): DataFault[] {
  if (typeof node !== "object" || node === null) return [];
  const types = [Reflect.get(node, "@type") ?? []].flat().map(String);
  if (types.length === 0 && !("@id" in node)) return [{ rule: "auditDataType", values: { type: quote(node) } }];
  const unknown = types.filter((type) => !vocabulary.hasType(type));
  if (unknown.length > 0) return unknown.map((type) => ({ rule: "auditDataType", values: { type } }));
  return Object.entries(node)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) => judgeProperty(types, property, value, vocabulary));
}

function judgeProperty(
  types: readonly string[],
  property: string,
  value: unknown,
  vocabulary: Vocabulary,
): DataFault[] {
  const [choices] = types.flatMap((type) => vocabulary.choicesOf(type, property) ?? []);
  const type = types.join(", ");
  if (!choices) return [{ rule: "auditDataProperty", values: { type, property } }];
  return [value].flat().flatMap((item): DataFault[] => {
    const within = judgeNode(item, vocabulary);
    if (within.length > 0 || isAllowed(item, choices, vocabulary)) return within;
    const allowed = choices.names.filter((name) => name !== "IdReference").join(", ");
    return [{ rule: "auditDataValue", values: { type, property, value: quote(item), allowed } }];
  });
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > quoted ? `${text.slice(0, quoted)}…` : text;
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === "text" ? child.value : "")).join("");
}
