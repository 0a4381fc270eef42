import { type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** Keys of the fixed pages whose content is in `content/<language>/legal/`. */
export const legalKeys: readonly RouteKey[] = routeTable
  .filter(({ folder }) => folder === "legal")
  .map(({ key }) => key);

const fixedPages: ReadonlySet<string> = new Set(legalKeys);

/** Returns the entries of a collection that its route has pages for: a legal text that is a fixed page has its own. */
export function entriesOfRoute<Named extends { readonly id: string }>(
  collection: RouteTableEntry["collection"],
  entries: readonly Named[],
): readonly Named[] {
  return collection === "legal" ? entries.filter(({ id }) => !fixedPages.has(id)) : entries;
}
