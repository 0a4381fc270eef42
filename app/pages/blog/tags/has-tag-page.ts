import type { TagIndex } from "./tag-page.server.ts";

/** The parameters of a path, as the router has them; the first page of a tag has no number. */
interface TagParameters {
  readonly tag?: string;
  readonly page?: string;
}

/** Whether a tag has the page of a path: `/blog/tema/precio`, `/blog/tema/precio/pagina/2`. */
export function hasTagPage(totals: TagIndex["totals"], { tag = "", page }: TagParameters): boolean {
  if (!Object.hasOwn(totals, tag)) return false;
  const number = Number(page);
  return page === undefined || (number > 1 && number <= (totals[tag] ?? 0) && String(number) === page);
}
