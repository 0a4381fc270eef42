import type { Knowledge } from "./knowledge-shape.ts";

/** Returns an answer with the line that names its page. */
export function withPage(words: string, path: string, texts: Knowledge["texts"]): string {
  return `${words}\n\n${fill(texts.more, { path })}`;
}

/** `("Más información: {{path}}", { path: "/modelos" })` → «Más información: /modelos» */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
