import type { Issue } from "#app/content/issues.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type RouteTableEntry, reservedSegments, routeTable } from "#app/routing/route-table.ts";
import { fieldIssue } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";

/** No two pages have the same address, whichever collections they come from, nor one that a file of the build has. */
export function checkSlugs(files: readonly ContentFile[], paths: readonly PublicPath[]): Issue[] {
  const taken = [
    ...reservedSegments.map((segment) => `/${segment}`),
    ...paths.filter(({ key }) => key === "post").map(unknownPostPath),
  ];
  const seen = new Map(taken.map((path) => [path, path]));
  const reported = new Set<string>();
  // Fixed pages first: where one shares its address with an entry, it is the entry that has to move.
  const inOrder = [...paths.filter(({ id }) => id === undefined), ...paths.filter(({ id }) => id !== undefined)];
  return inOrder.flatMap(({ path, locale, key, id }) => {
    const entry: RouteTableEntry | undefined = routeTable.find((candidate) => candidate.key === key);
    const file = files.find(
      (candidate) => candidate.locale === locale && candidate.kind === entry?.collection && candidate.id === id,
    );
    const other = seen.get(path);
    seen.set(path, file?.file ?? path);
    if (!other || !file || other === file.file || reported.has(file.file)) return [];
    // A model has two pages; one message is enough.
    reported.add(file.file);
    return [fieldIssue(file, ["slug"], "slug-duplicate", { slug: file.slug, other, path })];
  });
}

/** Beside each article: the page that says that there is no such article. */
function unknownPostPath({ path }: PublicPath): string {
  return path.replace(/[^/]+$/, "404");
}
