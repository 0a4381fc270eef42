import { getContent } from "#app/content/content.server.ts";
import { type FixedPage, getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getModels, type ModelSummary } from "#app/pages/models/models.server.ts";
import { localeOfPath } from "#app/routing/all-paths.server.ts";

/** Pages that show what a module may be used for. */
export type UsesPageKey = "private-buyers" | "businesses" | "campsites";

/** What a use tells of the model that suits it. */
export type UseModel = Pick<ModelSummary, "id" | "tileName" | "href">;

/** The loader data of a page of uses. */
export interface UsesPage<Key extends UsesPageKey> extends FixedPage<Key> {
  readonly models: UseModel[];
}

/** A page of uses in the language of the address, with name and address of every model that a use may name. */
export async function getUsesPage<Key extends UsesPageKey>(key: Key, url: URL): Promise<UsesPage<Key>> {
  const [fixed, models] = await Promise.all([
    getFixedPage(key, url),
    getModels(getContent(localeOfPath(url.pathname))),
  ]);
  return { ...fixed, models: models.map(({ id, tileName, href }) => ({ id, tileName, href })) };
}
