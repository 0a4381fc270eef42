import type { Knowledge } from "./knowledge-shape.ts";

/** An answer with the page on which to read on. */
export function withPage(words: string, path: string, texts: Knowledge["texts"]): string {
  return `${words}\n\n${fill(texts.more, { path })}`;
}

/** `("Más información: {{path}}", { path: "/modelos" })` → «Más información: /modelos» */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
