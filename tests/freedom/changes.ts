import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, parseDocument, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { openSite, type Site } from "#app/site/site.server.ts";
import { editFields, editText, editYaml } from "./edit-content.ts";
import { type Plan, widenPlan } from "./widen-plan.ts";

/** What a writer may do to the content, as the writers' guide says, without breaking a test. */
export interface Change {
  readonly name: string;
  /** Makes the change in a copy of the project, whatever its content says by then. */
  apply(root: string): void;
}

const spanish = "content/es";

export const changes: readonly Change[] = [
  { name: "precio", apply: (root) => setInSite(root, ["precio", "metro"], (price) => Number(price) + 37) },
  { name: "telefono", apply: (root) => setInSite(root, ["contacto", "telefono"], () => "+34 977 123 456") },
  { name: "medidas", apply: widenModel },
  {
    name: "tarjeta-renombrada",
    apply: (root) => editCards(root, (cards) => cards.setIn([0, "title"], "Sala con otro nombre")),
  },
  { name: "tarjeta-menos", apply: (root) => editCards(root, (cards) => cards.delete(cards.items.length - 1)) },
  { name: "tarjeta-mas", apply: addCard },
  { name: "sin-articulos", apply: (root) => deleteEntries(root, "blog", "post", "blog") },
  { name: "articulo-nuevo", apply: addArticle },
  { name: "sin-historias", apply: (root) => deleteEntries(root, "stories", "story", "stories") },
  { name: "pregunta-nueva", apply: addQuestion },
  { name: "modelo-nuevo", apply: addModel },
  {
    name: "menu",
    apply: (root) =>
      editText(join(root, "locales/es.json"), (source) => {
        const messages = JSON.parse(source);
        messages.nav.stories = "Experiencias";
        return `${JSON.stringify(messages, null, 2)}\n`;
      }),
  },
];

function setInSite(root: string, path: readonly string[], change: (value: unknown) => unknown): void {
  editYaml(join(root, "content/site.yaml"), (document) => document.setIn(path, change(document.getIn(path))));
}

/** Makes the first model whose plans allow it ten centimetres longer, as its plans and its size say it. */
function widenModel(root: string): void {
  for (const { id, data } of openSite(root).edition("es").content.entries("models")) {
    const file = join(root, spanish, "models", `${id}.md`);
    const drawn: readonly Plan[] = fieldsOf(file).plans;
    const plans = drawn.map((plan) => widenPlan(plan, 100)).filter((plan) => plan !== undefined);
    if (!data.size || plans.length < drawn.length) continue;
    const { length } = data.size;
    editFields(file, (document) => {
      document.setIn(["size", "length"], Math.round((length + 0.1) * 100) / 100);
      document.setIn(["plans"], plans);
    });
    return;
  }
  throw new Error("No model can be made longer without moving its furniture.");
}

function editCards(root: string, edit: (cards: YAMLSeq) => void): void {
  editFields(join(root, spanish, "pages/campsites.md"), (document) => edit(listIn(document.get("cards"))));
}

function addCard(root: string): void {
  const { cards } = openSite(root).edition("es").content.page("businesses").data;
  editCards(root, (own) => {
    const [image] = cards.map((card) => card.image);
    if (!image) throw new Error("The page of the businesses has no card.");
    const last = mapIn(own.items.at(-1)).clone() as YAMLMap;
    last.set("id", "biblioteca");
    last.set("title", "Biblioteca junto al pinar");
    last.set("text", "Novelas prestadas, butacas hondas y una lámpara para cada lector que madruga.");
    last.set("image", { src: image.src, alt: image.alt });
    own.add(last);
  });
}

/** Deletes every entry of a collection and leads the links to its pages to their list instead. */
function deleteEntries(root: string, collection: "blog" | "stories", page: "post" | "story", list: "blog" | "stories") {
  const { content, pathTo } = openSite(root).edition("es");
  const entries = content.entries(collection);
  if (entries.length === 0) return;
  const paths = entries.map(({ slug }) => pathTo(page, { slug }));
  for (const { id } of entries) rmSync(join(root, spanish, collection, `${id}.md`));
  const links = new RegExp(`(?:${paths.join("|")})(?:#[^\\s)"']*)?(?![\\w-])`, "g");
  for (const file of markdownFiles(root)) {
    const source = readFileSync(file, "utf8");
    writeFileSync(file, source.replace(links, pathTo(list)));
  }
}

/** Adds an article, and its subject to the list of tags. */
function addArticle(root: string): void {
  editYaml(join(root, "content/site.yaml"), (document) => listIn(document.get("tags")).add("taller"));
  const images = picturesOfModels(openSite(root)).slice(0, 3);
  const fields = images.map(({ src, alt }, index) => ({
    id: `imagen-${index + 1}`,
    src,
    alt,
    caption: `${alt.replace(/\.$/, "")} otra vez.`,
  }));
  writeFileSync(
    join(root, spanish, "blog/articulo-de-prueba.md"),
    `---
title: Un artículo recién escrito
description: Lo que cuenta quien acaba de llegar al taller y todavía pregunta por el nombre de cada herramienta.
date: 2026-02-03
tags: [taller]
images: ${JSON.stringify(fields)}
---

Un párrafo con un enlace a [contacto](/contacto), otro al [BOE](https://www.boe.es/buscar/act.php?id=BOE-A-1999-21567)
y una nota[^nota].

## Un apartado

- Un punto.
- Otro punto.

[^nota]: La nota, al pie.
`,
  );
}

function addQuestion(root: string): void {
  const [questions] = openSite(root).edition("es").content.entries("faq");
  if (!questions) throw new Error("There are no questions.");
  editFields(join(root, questions.file), (document) => {
    const items = listIn(document.get("items"));
    const topic = mapIn(items.items[0]).get("topic");
    items.add(
      document.createNode({
        id: "pregunta-de-prueba",
        topic,
        question: "¿Puedo visitar el taller un sábado?",
        keywords: ["visita", "fin de semana"],
        answer: "Sí, con cita. Escríbenos el día que te conviene y te confirmamos la hora.",
        href: "/contacto",
      }),
    );
  });
}

/** A copy of the smallest model under another name, with its cards on the home page and on the page of the models. */
function addModel(root: string): void {
  const site = openSite(root);
  const [model] = site.edition("es").content.entries("models");
  if (!model) throw new Error("There is no model.");
  const { id, data } = model;
  const [name, tileName] = [data.name, data.tileName].map((text) => text.replace(/\p{L}+$/u, "PRUEBA"));
  // Not in the names of its pictures.
  const own = new RegExp(`${id}(?![\\w-])`, "g");
  const rename = (text: string) =>
    text
      .replace(own, "mod-prueba")
      .replaceAll(data.name, name ?? "")
      .replaceAll(data.tileName, tileName ?? "");
  const file = join(root, spanish, "models/mod-prueba.md");
  writeFileSync(file, rename(readFileSync(join(root, model.file), "utf8")));
  editFields(file, (document) => rewordCards(listsIn(document.get("product"))));
  const texts = {
    home: "Duerme de día quien trabaja de noche, y para eso se movió el tabique.",
    models: "Otro reparto sobre la misma losa, con la mesa donde antes iba la cama.",
  };
  for (const [page, text] of Object.entries(texts)) {
    editFields(join(root, spanish, "pages", `${page}.md`), (document) => {
      const cards = listIn(document.getIn(["models", "cards"]));
      const card = JSON.parse(rename(JSON.stringify(mapIn(cards.items[0]).toJSON())));
      card.text = text;
      if (card.image) {
        const shown = JSON.stringify(document.toJSON());
        card.image = picturesOfModels(site).find(({ src }) => !shown.includes(src));
      }
      cards.add(document.createNode(card));
    });
  }
}

/** Writes the words of every text in reverse: no two cards may be alike, which is all that is asked of these. */
function rewordCards(lists: readonly YAMLSeq[]): void {
  for (const card of lists.flatMap(({ items }) => items).filter(isMap)) {
    card.set("text", String(card.get("text")).split(" ").reverse().join(" "));
  }
}

/** Every list in a node, however deep. */
function listsIn(node: unknown): YAMLSeq[] {
  const lists: YAMLSeq[] = [];
  visit(mapIn(node), { Seq: (_key, list) => void lists.push(list) });
  return lists;
}

function picturesOfModels(site: Site): { src: string; alt: string }[] {
  return site
    .edition("es")
    .content.entries("models")
    .flatMap(({ data }) => data.images.map(({ src, alt }) => ({ src, alt })));
}

function markdownFiles(root: string): string[] {
  return readdirSync(join(root, spanish), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => join(entry.parentPath, entry.name));
}

function fieldsOf(file: string) {
  const [, fields = ""] = /^---\n(.*?\n)---\n/s.exec(readFileSync(file, "utf8")) ?? [];
  return parseDocument(fields).toJS();
}

function listIn(node: unknown): YAMLSeq {
  if (!isSeq(node)) throw new Error("There is no such list.");
  return node;
}

function mapIn(node: unknown): YAMLMap {
  if (!isMap(node)) throw new Error("The item of the list has no fields.");
  return node;
}
