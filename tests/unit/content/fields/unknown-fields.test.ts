import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import type { Issue } from "#app/content/issues.ts";
import { parseEntry } from "#app/content/parse-entry.ts";

const action = z.strictObject({ label: z.string(), href: z.string() });
const schema = z.strictObject({
  title: z.string(),
  draft: z.boolean().optional(),
  date: z.string().optional(),
  cta: action.optional(),
  more: action.optional(),
  basis: z.strictObject({ text: z.string(), date: z.string().nullish() }).optional(),
});

/** Returns the issues as `line code` and those values that say what was meant. */
function issuesOf(lines: string): unknown[] {
  const result = parseEntry(readFrontMatter("content/es/x.md", `---\ntitle: Uno\n${lines}\n---\n`), schema);
  return result.ok ? [] : result.issues.map(summary);
}

function summary({ line, code, values: { field, suggestion, group, others, rest, all } }: Issue) {
  return [`${line} ${code}`, field, suggestion, group, others, rest, all].filter(Boolean);
}

test("fields that slipped out of their group are one mistake, with what the group lacks", () => {
  expect(issuesOf("cta:\n  label: Ver\nhref: /contacto")).toEqual([["5 field-unknown", "href", "cta"]]);
  expect(issuesOf("cta:\nlabel: Ver\nhref: /contacto")).toEqual([["4 field-unknown", "label", "cta", "href"]]);
});

test("what several groups lack, or none, is an unknown field beside the missing one", () => {
  expect(issuesOf("cta:\n  label: Ver\nmore:\n  label: Ver\nhref: /contacto")).toEqual([
    ["3 field-missing", "cta.href"],
    ["5 field-missing", "more.href"],
    ["7 field-unknown", "href"],
  ]);
  expect(issuesOf("cta: { label: Ver, href: /contacto }\nhref: /contacto")).toEqual([["4 field-unknown", "href"]]);
});
