import type { Nodes, Table } from "mdast";
import type { Facts } from "#app/content/facts.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { bodyIssue, type ContentFile, sourceOf } from "#scripts/check/site/content-file.ts";
import { findFigures } from "#scripts/check/sources/find-figures.ts";

/** Nouns for the items of a list. A text counts other things, «dos vigas», without listing them. */
const things =
  "pasos|fases|etapas|formas|maneras|modos|opciones|vías|ventajas|beneficios|razones|motivos|claves|ideas|consejos|errores|preguntas|respuestas|dudas|cosas|puntos|apartados|tipos|usos|ejemplos|casos|datos|detalles|pagos|cuotas|trámites|papeles|documentos|requisitos|diferencias|partes|tareas|comprobaciones|garantías|compromisos|equipamientos|acabados|servicios|planes|propuestas|escenas|momentos|grupos";

/** Warns of a count that the list below it contradicts, and of a last row «Total» that is not the sum of the others. */
export function checkCountedLists(file: ContentFile, site: CheckedSite): Issue[] {
  const facts = site.factsFor(file);
  const { children } = file.tree();
  const tables = children.flatMap((node) => (node.type === "table" && facts ? wrongTotals(file, node, facts) : []));
  const lengths = listLengths(file);
  const counts = file.prose.flatMap(({ text, path, block, issue }) => {
    const isHead = /^(?:title|heading|intro)$/.test(String(path?.at(-1)));
    const below = path
      ? isHead && lengths.get(formatFieldPath(path.slice(0, -1)))
      : block && listBelow(children, block.node);
    const announced = below && findAnnounced(text, site);
    if (!announced || below.length !== 1 || below.includes(announced.count)) return [];
    return issue("count-mismatch", { found: announced.found, count: below[0] ?? 0 }, announced.offset, announced.found);
  });
  return [...counts, ...tables];
}

/** Returns the first count of things in a text that are those of a list. */
function findAnnounced(text: string, { locales }: CheckedSite) {
  const words = locales.i18n(defaultLocale).t("numbers.words").split(" ");
  const counted = String.raw`(?<![\p{L}\p{N}])(${words.slice(2).join("|")}|\d{1,2})\s(?:\p{L}+\s)?(?:${things})(?!\p{L})`;
  const match = new RegExp(counted, "iu").exec(text);
  if (!match) return undefined;
  const [found, word = ""] = match;
  return { count: /^\d/.test(word) ? Number(word) : words.indexOf(word.toLowerCase()), found, offset: match.index };
}

/** Returns the lengths of the lists of each group of fields, by its path. */
function listLengths({ fields }: ContentFile): ReadonlyMap<string, number[]> {
  const items = fields.flatMap(({ path }) =>
    path.flatMap((part, index) => (typeof part === "number" ? [{ list: path.slice(0, index), part }] : [])),
  );
  const lists = Map.groupBy(items, ({ list }) => formatFieldPath(list));
  const lengths = [...lists.values()].flatMap(([first, ...rest]) =>
    first
      ? {
          group: formatFieldPath(first.list.slice(0, -1)),
          length: 1 + Math.max(first.part, ...rest.map(({ part }) => part)),
        }
      : [],
  );
  const groups = Map.groupBy(lengths, ({ group }) => group);
  return new Map([...groups].map(([group, all]) => [group, all.map(({ length }) => length)]));
}

/** Returns the number of items of the list that a paragraph or heading introduces. */
function listBelow(children: readonly Nodes[], node: Nodes): number[] | undefined {
  const next = children[children.indexOf(node) + 1];
  return children.includes(node) && next?.type === "list" ? [next.children.length] : undefined;
}

function wrongTotals(file: ContentFile, { children: [, ...rows] }: Table, facts: Facts): Issue[] {
  const last = rows.pop();
  if (!last || rows.length < 2 || !/^[\s|*_]*(?:total|suma)(?!\p{L})/iu.test(sourceOf(file, last))) return [];
  return last.children.flatMap((cell, column) => {
    const parts = rows.map(({ children }) => figureIn(file, children[column], facts));
    const total = figureIn(file, cell, facts);
    const sum = parts.reduce((all, part) => all + (part?.value ?? Number.NaN), 0);
    // Each may be rounded.
    const isSum =
      !total || parts.some((part) => part?.unit !== total.unit) || Math.abs(sum - total.value) <= rows.length;
    return isSum ? [] : bodyIssue(file, cell, "count-mismatch", { total: total.found, sum: sum.toLocaleString("es") });
  });
}

/** Returns the figure of a cell, with its facts; undefined if it has none, or several. */
function figureIn(file: ContentFile, cell: Nodes | undefined, facts: Facts) {
  const [figure, ...others] = findFigures(cell ? fillPlaceholders(sourceOf(file, cell), facts) : "");
  return figure && others.length === 0 ? { ...figure, value: Number.parseFloat(figure.key) } : undefined;
}
