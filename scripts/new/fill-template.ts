import { readFileSync } from "node:fs";
import { isSeq, parseDocument, stringify, visit } from "yaml";

/** The values that replace `<name>` in a template. */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Returns the text of a template by its path below `scripts/new/templates`, without the CRLF that git may check out.
 */
export function readTemplate(name: string): string {
  return readFileSync(new URL(`templates/${name}`, import.meta.url), "utf8").replaceAll("\r\n", "\n");
}

/** Returns a template with its values filled in, in front matter and body. Values may contain any characters. */
export function fillTemplate(template: string, values: TemplateValues): string {
  const [, yaml, body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(template) ?? [];
  return yaml === undefined ? fillYaml(template, values) : `---\n${fillYaml(yaml, values)}---\n${fill(body, values)}`;
}

/** Everything else stays as it is written: comments would move to other fields if the whole file was written again. */
function fillYaml(yaml: string, values: TemplateValues): string {
  const filled: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  visit(parseDocument(yaml), {
    Scalar(_key, { value, range }, path) {
      if (typeof value !== "string" || !range) return;
      const text = fill(value, values);
      const parent = path.at(-1);
      if (text !== value) {
        filled.push({ start: range[0], end: range[1], text: quote(text, isSeq(parent) && parent.flow === true) });
      }
    },
  });
  return filled.reduceRight(
    (text, { start, end, text: value }) => text.slice(0, start) + value + text.slice(end),
    yaml,
  );
}

/** Returns a text as a YAML value, in quotes if it needs them: a title may be «null» or begin with a dash. */
function quote(text: string, inBrackets: boolean): string {
  const options = { lineWidth: 0, blockQuote: false, flowCollectionPadding: false } as const;
  if (!inBrackets) return stringify(text, options).trimEnd();
  return stringify([text], { ...options, collectionStyle: "flow" })
    .trim()
    .slice(1, -1);
}

/** @throws Error for a name without a value. */
function fill(text: string, values: TemplateValues): string {
  return text.replaceAll(/<([^<>\n]+)>/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template names <${name}>, which has no value.`);
    return value;
  });
}
