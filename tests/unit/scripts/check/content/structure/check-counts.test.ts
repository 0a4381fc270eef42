import { expect, test } from "vitest";
import { checkCounts } from "#scripts/check/content/structure/check-counts.ts";
import { article, summary } from "#tests/unit/scripts/check/content/body/article.ts";

const numbers = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");
const pages = [{ name: "cuenta.campings", file: "pages/campsites", path: "/campings", count: 10 }];
const found = (body: string, fields?: string) =>
  summary(checkCounts(article(body, fields), { pages, numbers }), "found", "name", "count");

test.each([
  ["En [campings](/campings) hay nueve ideas.", "4:30 count-typed nueve ideas cuenta.campings 10"],
  ["[Once usos](/campings)", "4:2 count-typed Once usos Cuenta.campings 10"],
  ["En [campings](/campings/) hay 11 módulos.", "4:31 count-typed 11 módulos cuenta.campings 10"],
])("%j contradicts the page", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test("a card that leads to the page may contradict it, and so may the head of the page itself", () => {
  expect(found("", "cards:\n  - text: Doce maneras de sumar.\n    href: /campings")).toEqual([
    "3:11 count-typed Doce maneras Cuenta.campings 10",
  ]);
  const page = { ...article("", "title: Nueve ideas"), kind: "pages" as const, id: "campsites" };
  expect(summary(checkCounts(page, { pages, numbers }), "found")).toEqual(["2:8 count-typed Nueve ideas"]);
});

test.each([
  "En [campings](/campings) hay diez ideas.",
  "En [campings](/campings) hay {{cuenta.campings}} ideas.",
  "En [campings](/campings) bastan dos módulos, y con 40 módulos sobra.",
  "En [campings](/campings) hay nueve mesas y un 9,5 usos.",
  "En [empresas](/empresas) hay nueve ideas.",
  "Nueve ideas sin más.",
])("%j contradicts nothing", (body) => {
  expect(found(body)).toEqual([]);
});
