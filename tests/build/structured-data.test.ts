import { expect, test } from "vitest";
import { findAll } from "#tests/site/html.ts";
import { type BuiltDocument, findIssues, sites, type TestedSite, testDocuments } from "./built-sites.ts";

interface Node {
  readonly [name: string]: unknown;
}

testDocuments("what a page tells search engines is one graph in the words of schema.org", (document) => {
  const texts = scriptsOf(document);
  if (texts.length > 1) return [`${texts.length} graphs`];
  return texts.flatMap((text) => {
    const graph: Node = JSON.parse(text);
    if (graph["@context"] !== "https://schema.org" || !Array.isArray(graph["@graph"])) return [text.slice(0, 200)];
    return nodesOf(graph["@graph"]).flatMap((node) => faultsOf(node));
  });
});

test.each(sites)(
  "$name: every URL of the site in it is that of a page, of an answer on it or of a picture",
  (tested) => {
    const { url } = tested.site.edition("es").content.site();
    const issues = findIssues(tested.documents, (document) =>
      nodesIn(document)
        .flatMap((node) => Object.entries(node))
        .filter(([name]) => name !== "@id")
        .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
        .filter((value): value is string => typeof value === "string" && value.startsWith(`${url}/`))
        .filter((value) => !leadsSomewhere(tested, value.slice(url.length))),
    );
    expect(issues).toEqual({});
  },
);

function scriptsOf({ html }: BuiltDocument): string[] {
  const scripts = findAll(html, 'script[type="application/ld+json"]');
  return scripts.map(({ children }) => children.map((child) => (child.type === "text" ? child.value : "")).join(""));
}

/** Every object of a page's graph, those within others too. */
function nodesIn(document: BuiltDocument | undefined): Node[] {
  return document ? scriptsOf(document).flatMap((text) => nodesOf(JSON.parse(text)["@graph"])) : [];
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(nodesOf)];
}

/** Whether a node only names what is described elsewhere. */
function isReference(node: Node): boolean {
  return Object.keys(node).join() === "@id";
}

/** What no value may be: nothing, or a text that was never filled in. */
function faultsOf(node: Node): string[] {
  const type = isReference(node) || typeof node["@type"] === "string" ? [] : [`no type: ${JSON.stringify(node)}`];
  const values = Object.entries(node).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const),
  );
  const empty = values.filter(
    ([, value]) =>
      value === null || value === "" || (typeof value === "string" && /\{\{|undefined|NaN|\p{Co}/u.test(value)),
  );
  return [...type, ...empty.map(([name, value]) => `${name}: ${value}`)];
}

function leadsSomewhere(tested: TestedSite, target: string): boolean {
  const [path = "", id] = target.split("#");
  if (id !== undefined) return findAll(tested.page(path), `[id="${id}"]`).length === 1;
  return tested.pages.some((page) => page.path === path) || tested.files.includes(path.slice(1));
}
