import type { Content } from "#app/content/content.server.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { pageSource } from "./page-source.server.ts";

/**
 * Whether a page is in the language of the content, as far as its own text goes: single texts may be those of the
 * original. All pages of the original language are.
 */
export function isTranslated(content: Content, page: Pick<PublicPath, "key" | "id">): boolean {
  return content.isTranslated(...pageSource(page));
}
