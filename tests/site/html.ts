/**
 * Reads the HTML that React writes, which is regular: quoted attributes, closed elements, known void elements.
 * Deliberately strict where a browser would guess, so that a page with broken markup fails its test.
 */

/** An element of a built page. */
export interface HtmlElement {
  readonly name: string;
  /** By name in small letters. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const voidNames = new Set([
  "area",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const rawTextNames = new Set(["script", "style"]);
/** Elements within a line: the text before and after them belongs to the same words. */
const inlineNames = new Set(["a", "abbr", "b", "bdi", "cite", "code", "del", "em", "i", "q", "s", "small", "span"]);
for (const name of ["strong", "sub", "sup", "time", "u", "wbr"]) inlineNames.add(name);

const token =
  /<!--[\s\S]*?-->|<!DOCTYPE html>|<\/([a-zA-Z][\w-]*)>|<([a-zA-Z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/y;

/**
 * The `<html>` element of a document.
 *
 * @throws Error, with the place, on anything that React does not write.
 */
export function parseHtml(source: string): HtmlElement {
  const document: Frame = { name: "#document", attributes: {}, children: [] };
  const open: Frame[] = [document];
  let from = 0;
  while (from < source.length) {
    token.lastIndex = from;
    const match = token.exec(source);
    const parent = open.at(-1);
    if (!match || !parent) throw new Error(`Unexpected markup: ${source.slice(from, from + 80)}`);
    from = token.lastIndex;
    const [whole, closed, opened, attributes = "", selfClosing] = match;
    if (closed !== undefined) {
      if (closed !== parent.name) throw new Error(`</${closed}> closes <${parent.name}> near offset ${from}.`);
      open.pop();
    } else if (opened !== undefined) {
      const element: Frame = { name: opened, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (rawTextNames.has(opened)) {
        const end = source.indexOf(`</${opened}>`, from);
        element.children.push(source.slice(from, end));
        from = end + `</${opened}>`.length;
      } else if (!voidNames.has(opened) && !selfClosing) {
        open.push(element);
      }
    } else if (!whole.startsWith("<!")) {
      parent.children.push(decodeEntities(whole));
    }
  }
  const root = document.children.find((node) => typeof node !== "string");
  if (open.length !== 1 || typeof root !== "object") throw new Error(`<${open.at(-1)?.name}> is never closed.`);
  return root;
}

/** Every element below, in the order of the page, the given one included. */
export function elementsOf(root: HtmlElement): HtmlElement[] {
  return [root, ...root.children.flatMap((node) => (typeof node === "string" ? [] : elementsOf(node)))];
}

/** Elements of a name, or of one of several names, that have all the given attributes with just these values. */
export function findAll(
  root: HtmlElement,
  name: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  const names = typeof name === "string" ? [name] : name;
  return elementsOf(root).filter(
    (element) =>
      names.includes(element.name) &&
      Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
  );
}

/** The only element that fits. @throws Error when there is none, or more than one. */
export function findOne(
  root: HtmlElement,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement {
  const found = findAll(root, name, attributes);
  const [first] = found;
  if (!first || found.length > 1) {
    throw new Error(`${found.length} elements <${name}> ${JSON.stringify(attributes)} instead of one.`);
  }
  return first;
}

/**
 * What is read on an element: words in a line joined, blocks apart, every run of white space, non-breaking too, one
 * plain space.
 */
export function textOf(root: HtmlNode): string {
  return collapse(rawText(root));
}

/** The same white space everywhere, so that texts can be compared. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function rawText(node: HtmlNode): string {
  if (typeof node === "string") return node;
  if (rawTextNames.has(node.name)) return "";
  const inner = node.children.map(rawText).join("");
  return inlineNames.has(node.name) ? inner : ` ${inner} `;
}

interface Frame {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: HtmlNode[];
}

function readAttributes(source: string): Record<string, string> {
  const found = source.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  // React writes some names in capitals, which HTML does not heed: `hrefLang`.
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name.toLowerCase(), decodeEntities(value)]));
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decodeEntities(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined || !whole.endsWith(";")) throw new Error(`React does not write ${whole}.`);
    return character;
  });
}
