import { createHash } from "node:crypto";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import type { SiteData } from "#app/content/schemas/site.ts";
import type { Site } from "#app/site/site.server.ts";
import { openLocaleFile } from "#scripts/check/locales/locale-file.ts";
import { markdownFiles } from "#scripts/check/site/files-below.ts";
import { withoutComments } from "./without-comments.ts";

/** Returns the legal texts of a site, from the project's root; translations only if they have a text. */
export function legalFiles(files: ContentFiles): string[] {
  return markdownFiles(files.root)
    .filter((file) => /^content\/[^/]+\/legal\/[^/]+$/.test(file))
    .filter((file) => {
      const source = files.frontMatter(file);
      return !source.ok || source.value.body.trim() !== "";
    })
    .sort();
}

/** The other texts that belong to a legal text: those beside it on its page, and those of forms that link to it. */
const belonging: Readonly<
  Record<string, (site: Pick<Site, "root" | "files" | "locales">, data: SiteData, locale: string) => unknown>
> = {
  privacy: ({ files }, _data, locale) => {
    const [contact, designer] = [files.page("contact", locale), files.page("designer", locale)];
    return [contact.ok && contact.entry.data.form, designer.ok && designer.entry.data.newsletter];
  },
  cookies: ({ root }, _data, locale) =>
    openLocaleFile(root, locale).texts.find(({ key }) => key === "cookieNotice.text")?.text,
  terms: (_site, { claims }) => claims,
  accessibility: (_site, { accessibility }) => accessibility,
};

/**
 * Returns the hash of a legal text with the facts that it names and what belongs to it; undefined if a file that it
 * needs cannot be read. Line breaks, notes and prices do not matter.
 */
export function legalHash(site: Pick<Site, "root" | "files" | "locales">, file: string): string | undefined {
  const [source, settings] = [site.files.frontMatter(file), site.files.data("site")];
  const [, locale = "", , name = ""] = file.split("/");
  if (!source.ok || !settings.ok || !site.locales.names().includes(locale)) return undefined;
  const words = withoutComments(source.value.body).replaceAll(/\s+/g, " ").trim();
  const facts = findPlaceholders(words).map((placeholder) => factText(settings.data, placeholder.name));
  const rest = belonging[name.replace(/\.md$/, "")]?.(site, settings.data, locale);
  return textHash(words, JSON.stringify([facts, rest]));
}

/** Returns the short hash of some texts, hexadecimal. */
function textHash(...texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${Buffer.byteLength(text)}:`).update(text);
  return hash.digest("hex").slice(0, 12);
}

/** Returns the value of a placeholder, except for figures: a price may change without a lawyer, a tax may not. */
function factText(site: SiteData, placeholder: string): unknown {
  if (placeholder === "precio.impuestos") return site.vat;
  const value = placeholder.split(".").reduce<unknown>(fieldOf, site);
  return typeof value === "string" ? value : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}
