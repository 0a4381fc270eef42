import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import type { Issue } from "#app/content/issues.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Returns an article with this body and, as YAML, these fields. The body begins on line 4 where there is one field. */
export function article(body: string, fields = "title: Prueba"): ContentFile {
  const result = readFrontMatter("content/es/blog/prueba.md", `---\n${fields}\n---\n${body}`);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  const { data, ...entry } = result.value;
  return { ...entry, data: Object(data), locale: "es", kind: "blog", id: "prueba", slug: "prueba" };
}

/** Returns issues as lines that are easy to compare: `4:1 code value value`, with the values of these names. */
export function summary(issues: readonly Issue[], ...names: readonly string[]): string[] {
  return issues.map(({ line, column, code, values }) =>
    [`${line}:${column}`, code, ...names.map((name) => values[name])].join(" ").trimEnd(),
  );
}
