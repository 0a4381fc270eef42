import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "#app/content/issues.ts";
import { projectRoot } from "#app/content/project-root.server.ts";
import ownTexts from "#scripts/checks/locale-texts.es.json" with { type: "json" };

interface RuleTexts {
  readonly problem: string;
  readonly remedy: string;
}

/**
 * The two sentences of a fault, filled in. They come from `locales/es.json`; faults of that file itself have theirs in
 * a file of their own, because it may be unreadable or incomplete just then.
 */
export function ruleTexts({ code, values }: Issue): RuleTexts {
  const { problem, remedy } = findTexts(ownTexts, code) ?? findTexts(localeTexts(), code) ?? ownTexts.fallback;
  const details = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const all = { code, values: details.join(", "), ...values };
  return { problem: fill(problem, all), remedy: fill(remedy, all) };
}

// `[[…]]` is left out where the value it mentions is empty: «[[ ¿Querías decir «{{suggestion}}»?]]».
const optionalPart = /\[\[(.*?)\]\]/g;

function fill(text: string, values: Issue["values"]): string {
  return text
    .replaceAll(optionalPart, (_whole, part: string) => (namesIn(part).every((name) => values[name]) ? part : ""))
    .replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ""));
}

function namesIn(part: string): string[] {
  return [...part.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
}

function findTexts(source: unknown, code: string): RuleTexts | undefined {
  const rules = field(source, "rules") ?? field(field(source, "check"), "rules");
  const rule = field(rules, code);
  const problem = field(rule, "problem");
  const remedy = field(rule, "remedy");
  return typeof problem === "string" && typeof remedy === "string" ? { problem, remedy } : undefined;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function localeTexts(): unknown {
  try {
    return JSON.parse(readFileSync(join(projectRoot(), "locales", "es.json"), "utf8").replace(/^\uFEFF/, ""));
  } catch {
    // That it cannot be read is the fault being reported.
    return undefined;
  }
}
