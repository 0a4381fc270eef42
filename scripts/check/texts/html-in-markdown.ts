/** How Markdown says what a tag says. */
const inMarkdown: Readonly<Record<string, string>> = {
  b: "**…**",
  strong: "**…**",
  i: "*…*",
  em: "*…*",
  a: "[…](…)",
  img: "![…](…)",
  h1: "## …",
  h2: "## …",
  h3: "### …",
  li: "- …",
  ul: "- …",
  ol: "1. …",
  blockquote: "> …",
  code: "`…`",
  hr: "---",
};

/**
 * Returns how Markdown says what HTML says, with its own words where they are plain:
 * `<a href="/modelos">los modelos</a>` → `[los modelos](/modelos)`, `<b>` → `**…**`; "" where Markdown has no sign for it.
 *
 * @param html Begins with the tag.
 */
export function htmlInMarkdown(html: string): string {
  const [, name = "", attributes = ""] = /^<\/?([a-z][a-z0-9]*)\b([^<>]*)/i.exec(html) ?? [];
  const tag = name.toLowerCase();
  const form = inMarkdown[tag] ?? "";
  const [, inner = ""] = /^<[^<>]*>\s*([^<>\n]{1,120}?)\s*<\/([a-z][a-z0-9]*)>/i.exec(html) ?? [];
  if (tag === "a") return fill(form, inner, attribute(attributes, "href"));
  if (tag === "img") return fill(form, attribute(attributes, "alt"), attribute(attributes, "src"));
  return fill(form, inner);
}

function fill(form: string, ...words: readonly string[]): string {
  return words.reduce((text, word) => text.replace("…", () => word || "\0"), form).replaceAll("\0", "…");
}

function attribute(attributes: string, name: string): string {
  const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? "").trim();
}
