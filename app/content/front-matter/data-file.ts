import type { z } from "zod";
import { type ReadResult, unreadable } from "#app/content/read-error.ts";
import { normaliseText, unreadCharacter } from "./read-front-matter.ts";
import { isPlainYaml, readYaml, type YamlSource } from "./read-yaml.ts";
import { createLocator, type Locator } from "./yaml-positions.ts";

export type DataResult<Data> = ReadResult<{
  readonly data: Data;
  readonly yaml: YamlSource;
  readonly locate: Locator;
}>;

/** Returns the data of a YAML file such as `content/site.yaml`, or every error of it. */
export function parseDataFile<Data>(file: string, source: string, schema: z.ZodType<Data>): DataResult<Data> {
  const text = normaliseText(source);
  if (text.trim() === "") return unreadable(file, "file-missing");
  const unread = unreadCharacter(file, text);
  if (unread) return unread;
  const yaml = readYaml(text);
  const { document, lines } = yaml;
  if (!isPlainYaml(document)) return { ok: false, errors: [{ kind: "yaml", file, yaml }] };
  const locate = createLocator(document, lines);
  const result = schema.safeParse(document.toJS(), { reportInput: true });
  return result.success
    ? { ok: true, data: result.data, yaml, locate }
    : { ok: false, errors: [{ kind: "fields", file, yaml, schema, issues: result.error.issues, locate }] };
}
