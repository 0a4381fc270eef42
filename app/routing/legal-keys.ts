import { type RouteKey, type RouteTableEntry, routeTable } from "./route-table.ts";

/** Keys of the pages whose words are in `content/<language>/legal/`. */
export const legalKeys: readonly RouteKey[] = routeTable
  .filter(({ words }: RouteTableEntry) => words === "legal")
  .map(({ key }) => key);
