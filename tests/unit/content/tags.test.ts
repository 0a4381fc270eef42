import { expect, test } from "vitest";
import { groupByTag, tagNames, tagsIn } from "#app/content/tags.ts";

test("a tag has its name and its slug, in another language those of its translation", () => {
  const tags = ["construcción modular", { name: "ahorro", translations: { xx: "Sparen" } }];
  expect(tagsIn("es", tags)).toEqual([
    {
      name: "construcción modular",
      label: "construcción modular",
      id: "construccion-modular",
      slug: "construccion-modular",
    },
    { name: "ahorro", label: "ahorro", id: "ahorro", slug: "ahorro" },
  ]);
  expect(tagsIn("xx", tags).map(({ name, label, id, slug }) => [name, label, id, slug])).toEqual([
    ["construcción modular", "construcción modular", "construccion-modular", "construccion-modular"],
    ["ahorro", "Sparen", "ahorro", "sparen"],
  ]);
});

test("fields of any shape have the tags that are texts", () => {
  expect(tagNames({ tags: ["uno", 2, "tres"] })).toEqual(["uno", "tres"]);
  expect(tagNames({})).toEqual([]);
  expect(tagNames({ tags: "uno" })).toEqual([]);
});

test("a tag has a page from the third article on, which count once each", () => {
  const post = (...tags: string[]) => ({ data: { tags } });
  const entries = [post("a", "b"), post("b", "b"), post("a"), post("b", "c"), post("unlisted")];
  const groups = groupByTag(tagsIn("es", ["c", "b", "a"]), entries);
  expect(groups.map(({ name, entries: own }) => [name, own.map((entry) => entries.indexOf(entry))])).toEqual([
    ["b", [0, 1, 3]],
  ]);
});
