import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fillPattern, normalisePath } from "#app/routing/paths.ts";
import type { RouteTableEntry } from "#app/routing/route-table.ts";
import type { Site } from "#app/site/site.server.ts";
import { entryPatterns } from "./entry-patterns.ts";
import { RenameError } from "./rename-error.ts";

/** The collections whose entries have pages and can be renamed. */
type RenamedCollection = NonNullable<RouteTableEntry["collection"]>;

/** An entry by the name of its file. */
export interface EntryName {
  readonly collection: RenamedCollection;
  readonly id: string;
}

const collections: readonly RenamedCollection[] = ["blog", "stories", "models"];
const isCollection = (name: string | undefined): name is RenamedCollection => collections.some((one) => one === name);

/**
 * Returns the entry that a writer means by the path of its file, `content/es/blog/a.md`, by that of its page, `/blog/a`,
 * or by its name, `a`.
 *
 * @throws RenameError where there is none, more than one, or one that cannot be renamed.
 */
export function findEntry(site: Site, word: string): EntryName {
  const plain = plainWord(word);
  const entries = listEntries(site);
  const fitting = plain.startsWith("/")
    ? entries.filter(({ paths }) => paths.includes(normalisePath(plain)))
    : entries.filter(({ collection, id }) => names(collection, id).includes(plain.replace(/\.md$/, "")));
  const [found, ...others] = fitting;
  if (found && others.length === 0) return { collection: found.collection, id: found.id };
  if (found) throw new RenameError("mvAmbiguous", { name: word, files: fitting.map(({ file }) => file).join(", ") });
  if (isFixed(site, plain)) throw new RenameError("mvFixed", { name: word });
  const known = entries.flatMap(({ collection, id, paths }) => [...names(collection, id), ...paths]);
  const near = nearestName(plain.replace(/\.md$/, ""), known);
  throw near === undefined
    ? new RenameError("mvUnknown", { name: word })
    : new RenameError("mvUnknownNear", { name: word, near });
}

/**
 * Returns the new name of an entry, from a name or from a path like those by which entries are found.
 *
 * @throws RenameError for a path of another kind of entry. The name may still be one that no file can have.
 */
export function readNewName(site: Site, { collection }: EntryName, word: string): string {
  const plain = plainWord(word).replace(/\/$/, "");
  const name = plain.split("/").at(-1) ?? "";
  const id = name.replace(/\.md$/, "");
  const fits = plain.startsWith("/")
    ? entryPatterns(site, collection).some((pattern) => fillPattern(pattern, { slug: name }) === plain)
    : plain === name || names(collection, id).includes(plain.replace(/\.md$/, ""));
  if (!fits) throw new RenameError("mvElsewhere", { name: word, folder: `content/${defaultLocale}/${collection}` });
  return id;
}

/** Paths as git and other systems write them: `.\content\es\blog\a.md` → `content/es/blog/a.md`. */
function plainWord(word: string): string {
  return word.trim().replaceAll("\\", "/").replace(/^\.\//, "");
}

function names(collection: string, id: string): string[] {
  return [id, `${collection}/${id}`, `content/${defaultLocale}/${collection}/${id}`];
}

function listEntries(site: Site) {
  return collections.flatMap((collection) =>
    site.files.list(`${defaultLocale}/${collection}`).flatMap((fileName) => {
      if (!fileName.endsWith(".md")) return [];
      const id = fileName.replace(/\.md$/, "");
      const file = `content/${defaultLocale}/${collection}/${fileName}`;
      const slug = slugOf(site, file) ?? id;
      return [
        {
          collection,
          id,
          file,
          paths: entryPatterns(site, collection).map((pattern) => fillPattern(pattern, { slug })),
        },
      ];
    }),
  );
}

/** Of a file that cannot be read the name counts. */
function slugOf({ files }: Site, file: string): string | undefined {
  const source = files.frontMatter(file);
  const data: unknown = source.ok ? source.value.data : undefined;
  if (typeof data !== "object" || data === null || !("slug" in data)) return undefined;
  return typeof data.slug === "string" ? data.slug : undefined;
}

/** Whether a word names another file of the content, or a page that exists once. */
function isFixed({ files, paths }: Site, plain: string): boolean {
  if (plain.startsWith("/")) return paths.find(plain)?.id === undefined && paths.find(plain) !== undefined;
  const [, locale = "", folder = "", name = ""] = /^content\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(plain) ?? [];
  if (name === "") return plain === "content/site.yaml";
  return (
    !isCollection(folder) && files.list(`${locale}/${folder}`).includes(name.endsWith(".md") ? name : `${name}.md`)
  );
}
