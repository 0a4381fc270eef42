import type { Nodes } from "mdast";
import { eachNode, textOf } from "#app/content/markdown/each-node.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { isDraft } from "#app/content/publication/publication.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";
import type { Issue, RuleCode } from "#scripts/check/advice/issues.ts";
import { nearestName } from "#scripts/check/advice/nearest-name.ts";
import { alternativeTexts } from "#scripts/check/rules/fields/check-alts.ts";
import { draftNamed } from "#scripts/check/rules/fields/check-models.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { bodyIssue, type ContentFile, fieldIssue, sourceOf } from "#scripts/check/site/content-file.ts";
import type { TextPiece } from "#scripts/check/texts/text-piece.ts";

/** The name of a model in a text: «MOD|ONE», in a table «MOD\|ONE», and «MOD.ONE». */
interface NamedModel extends TextPiece {
  /** Undefined if there is no such model. */
  readonly id: string | undefined;
}

/** Something that belongs to one model: a placeholder, a link, a field. */
interface Reference {
  readonly found: string;
  readonly ids: readonly string[];
  readonly issue: (code: RuleCode, values: Issue["values"]) => Issue;
}

/** Checks that every name of a model in a file is that of one. */
export function checkModelsInTexts(file: ContentFile, site: CheckedSite): Issue[] {
  return [...file.prose, ...file.filled.filter(({ path, block }) => !path && !block)].flatMap(({ text, issue }) =>
    wrongNames(text, file, site).map(({ values, offset, found }) => issue("name-unknown", values, offset, found)),
  );
}

/** The same for the strings of every language. */
export function checkModelsInStrings(site: CheckedSite): Issue[] {
  return [...site.strings.values()].flatMap(({ file, texts }) =>
    texts.flatMap(({ text, position }) =>
      wrongNames(text, { data: {} }, site).map(({ values }): Issue => {
        return { file, code: "name-unknown", ...position, values };
      }),
    ),
  );
}

function wrongNames(text: string, file: Pick<ContentFile, "data">, site: CheckedSite) {
  return namedModels(text, site).flatMap(({ id, found, offset }): (TextPiece & Pick<Issue, "values">)[] => {
    const name = found.replace(/\\\||\uFFFC+/, "|");
    const draft = id && draftNamed(file, id, site);
    if (draft) return [{ values: { name, draft }, found, offset }];
    const names = site.models.map(({ data }) => data.name);
    const suggestion = nearestName(name, names) ?? "";
    return id === undefined ? [{ values: { name, names: names.join(", "), suggestion }, found, offset }] : [];
  });
}

/** Checks that what a link, card, item or row says of a model it names is not of another one. */
export function checkModelReferences(file: ContentFile, site: CheckedSite): Issue[] {
  const groups = [...groupsOfFields(file, site), ...groupsOfBody(file, site)];
  return [
    ...groups.flatMap((group) => strangers(group, site)),
    ...judgeLinks(file, site),
    ...judgeGallery(file, site),
    ...judgeAlts(file, site),
  ];
}

interface Group {
  readonly named: readonly string[];
  readonly references: readonly Reference[];
}

/** Returns an issue for each reference to another model than the one that a group names. */
function strangers({ named, references }: Group, site: CheckedSite): Issue[] {
  const [id, ...others] = new Set(named);
  if (id === undefined || others.length > 0) return [];
  // A model that there is not has an issue of its own.
  const known = site.ids("models");
  const strange = references.filter(
    ({ ids }) =>
      ids.some((each) => known.includes(each)) && !ids.some((each) => nameOf(each, site) === nameOf(id, site)),
  );
  // Several others are compared with it.
  return new Set(strange.flatMap(({ ids }) => ids)).size > 1
    ? []
    : strange.map(({ found, ids, issue }) => issue("name-mismatch", mismatch(found, ids[0] ?? "", id, site)));
}

function mismatch(found: string, other: string, id: string, site: CheckedSite): Issue["values"] {
  return { found, other: nameOf(other, site), named: nameOf(id, site) };
}

function nameOf(id: string, site: CheckedSite): string {
  return site.models.find((each) => each.id === id)?.data.name ?? id;
}

/**
 * Returns the cards of the front matter: objects in lists, texts in lists, and the objects outside of any. Each text of
 * a model's own page is about that model, unless it names another one.
 */
function groupsOfFields(file: ContentFile, site: CheckedSite): Group[] {
  const isOwn = file.kind === "models" && !isDraft(file.data);
  const cards = Map.groupBy(file.fields, ({ path }) => {
    const isText = typeof path.at(-1) === "number" || (isOwn && !/^(?:href|label)$/.test(String(path.at(-1))));
    const item = path.findLastIndex((part) => typeof part === "number") + 1;
    return formatFieldPath(isText ? path : path.slice(0, item || -1));
  });
  return [...cards.values()].map((fields) => {
    const models = fields.filter(({ path }) => path.at(-1) === "model");
    const texts = fields.filter(({ path }) => !/^(?:href|src|model)$/.test(String(path.at(-1))));
    const named = texts.flatMap(({ text }) => namedModels(text, site).flatMap(({ id }) => id ?? []));
    const references = fields.flatMap(({ path, text }): Reference[] => {
      const issue: Reference["issue"] = (code, values) => fieldIssue(file, path, code, values);
      const name = path.at(-1);
      if (name === "model") return [{ found: text, ids: [text], issue }];
      if (name === "href") return [{ found: text, ids: modelOf(text, site), issue }];
      // A text of a model's own page that names no other one does not compare.
      return placeholdersIn(text).map(({ found, ids, offset: _offset }) => {
        return { found, ids: isOwn && named.length === 0 ? idsIn(found) : ids, issue };
      });
    });
    const own = isOwn ? [file.id] : models.map(({ text }) => text);
    return { named: named.length > 0 ? named : own, references };
  });
}

/** Returns the items of the lists and the rows of the tables of a body. */
function groupsOfBody(file: ContentFile, site: CheckedSite): Group[] {
  return file.nodes.flatMap((node): Group[] => {
    if (node.type !== "listItem" && node.type !== "tableRow") return [];
    // The items of a list within this one are groups themselves.
    if (node.children.some(({ type }) => type === "list")) return [];
    const source = sourceOf(file, node);
    const parts: readonly Nodes[] = node.type === "tableRow" ? node.children : [node];
    const references = parts.flatMap((part): Reference[] => {
      const links: Reference[] = [];
      eachNode<Nodes>(part, (link) => {
        // The words of a link that name a model are judged with it.
        if (link.type !== "link" || namedModels(sourceOf(file, link), site).length > 0) return;
        const issue: Reference["issue"] = (code, values) => bodyIssue(file, link, code, values);
        links.push({ found: link.url, ids: modelOf(link.url, site), issue });
      });
      const placeholders = placeholdersIn(sourceOf(file, part)).map(({ found, ids, offset }): Reference => {
        return { found, ids, issue: (code, values) => bodyIssue(file, part, code, values, offset) };
      });
      return [...placeholders, ...links];
    });
    return [{ named: namedModels(source, site).flatMap(({ id }) => id ?? []), references }];
  });
}

/** A link whose words are hardly more than the name of a model leads to it; others do not lead to another one. */
function judgeLinks(file: ContentFile, site: CheckedSite): Issue[] {
  return file.nodes.flatMap((node): Issue[] => {
    if (node.type !== "link" || node.url.startsWith("#")) return [];
    const words = textOf<Nodes>(node);
    const [named, ...others] = namedModels(words, site);
    if (!named?.id || others.length > 0) return [];
    const { id } = named;
    const [target] = modelOf(node.url, site);
    const rest = words
      .replace(named.found, "")
      .replaceAll(/(?<!\p{L})(?:ver?|el|la|de|del|a|modelo|ficha|página)(?!\p{L})/giu, "");
    const isAlone = !/\p{L}/u.test(rest) && site.targets.pages.has(normalisePath(node.url));
    if (target === id || (target === undefined && (!isAlone || node.url.includes(id)))) return [];
    return [bodyIssue(file, node, "name-mismatch", mismatch(node.url, target ?? "", id, site))];
  });
}

/** The gallery of a model has no picture of another one. */
function judgeGallery(file: ContentFile, site: CheckedSite): Issue[] {
  // One that is begun may have the pictures of the file that it is a copy of.
  if (file.kind !== "models" || isDraft(file.data)) return [];
  return file.fields.flatMap(({ path, text }) => {
    const other = path[0] === "images" && path.at(-1) === "src" ? pictured(text, site) : undefined;
    if (other === undefined || nameOf(other, site) === nameOf(file.id, site)) return [];
    return fieldIssue(file, path, "name-mismatch", mismatch(text, other, file.id, site));
  });
}

/** The words for a picture do not name another model than its file, or than the page of the model that shows it. */
function judgeAlts(file: ContentFile, site: CheckedSite): Issue[] {
  return alternativeTexts(file).flatMap(({ alt, picture, caption, issue }) => {
    const named = new Set(namedModels(`${alt} ${caption}`, site).flatMap(({ id }) => id ?? []));
    const [id, ...others] = named;
    const shown = pictured(picture, site) ?? (file.kind === "models" && !isDraft(file.data) ? file.id : undefined);
    if (id === undefined || others.length > 0 || shown === undefined || id === shown) return [];
    return issue("name-mismatch", mismatch(alt, id, shown, site));
  });
}

/** Returns the model after which a picture is named: `exteriors/mod-one-dusk.jpg` → `mod-one`. */
function pictured(src: string, site: CheckedSite): string | undefined {
  const picture = src.slice(src.lastIndexOf("/") + 1);
  return site.models.find(({ id }) => picture.startsWith(`${id}-`) || picture.startsWith(`${id}.`))?.id;
}

/** Returns the placeholders of a text with the models of all of them: a text may compare two. */
function placeholdersIn(text: string): { found: string; ids: string[]; offset: number }[] {
  const placeholders = findPlaceholders(text).filter(({ name }) => name.includes("modelos."));
  const ids = placeholders.flatMap(({ name }) => idsIn(name));
  return placeholders.map(({ name, offset }) => ({ found: `{{${name}}}`, ids, offset }));
}

/** Returns the models that a placeholder names. */
function idsIn(placeholder: string): string[] {
  return [...placeholder.matchAll(/modelos\.([\w-]+)\./g)].map(([, id = ""]) => id);
}

/** Returns the model that a link leads to, or that its query names; none for other links. */
function modelOf(href: string, { targets }: CheckedSite): string[] {
  const target = href.startsWith("/") ? targets.pages.get(normalisePath(href)) : undefined;
  const id = /[?&]modelo=([^&#]*)/.exec(href)?.[1] ?? (target?.kind === "models" ? target.id : undefined);
  return id === undefined ? [] : [id];
}

function namedModels(text: string, site: CheckedSite): NamedModel[] {
  const { models } = site;
  // The name of a model that cannot be read is not known.
  if (models.length < site.ids("models").length) return [];
  return [...new Set(models.map(({ data }) => data.name.split("|")[0] ?? ""))].flatMap((brand) => {
    // Most texts name none.
    if (!text.includes(brand)) return [];
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\p{N}./@-])${brand}(?:(?:\\?\||\uFFFC{2})(\p{L}[\p{L}\p{N}]*)|\.(\p{Lu}[\p{Lu}\p{N}]+)(?!\p{L}))`,
      "gu",
    );
    return [...text.matchAll(pattern)].map(({ 0: found, 1: bar, 2: dot, index: offset }) => {
      const own = models.filter(({ data }) => data.name === `${brand}|${bar ?? dot}`);
      const id = (own.find(({ data }) => !isDraft(data)) ?? own[0])?.id;
      return { found, offset, id };
    });
  });
}
