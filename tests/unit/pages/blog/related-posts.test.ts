import { expect, test } from "vitest";
import { createRelatedPosts } from "#app/pages/blog/related-posts.server.ts";

/** Articles with these subjects, the newest first, with their positions as ids. */
function postsWith(tags: readonly (readonly string[])[]) {
  return tags.map((own, index) => ({ id: `${index}`, data: { tags: own } }));
}

/** Returns the ids of the related articles of each article. */
function relatedIds(tags: readonly (readonly string[])[]): string[][] {
  const posts = postsWith(tags);
  const relatedTo = createRelatedPosts(posts);
  return posts.map((post) => relatedTo(post).map(({ id }) => id));
}

/** The same by comparing each article with all others. */
function comparedIds(tags: readonly (readonly string[])[]): string[][] {
  return tags.map((own, index) =>
    tags
      .map((others, other) => ({ other, shared: others.filter((tag) => own.includes(tag)).length }))
      .filter(({ other }) => other !== index)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, 2)
      .map(({ other }) => `${other}`),
  );
}

test("those that share most subjects come first, the newest of equals, and at last the newest of all others", () => {
  expect(relatedIds([["a"], ["b", "c"], ["a", "b"], ["a", "b", "c"], ["z"]])).toEqual([
    ["2", "3"],
    ["3", "2"],
    ["3", "0"],
    ["1", "2"],
    ["0", "1"],
  ]);
});

test("articles that are linked elsewhere come last", () => {
  const posts = postsWith([["a"], ["a"], ["a"], ["b"], ["a"]]);
  const relatedTo = createRelatedPosts(posts);
  const ids = (post: number, elsewhere: readonly number[]) =>
    posts
      .filter((_, index) => index === post)
      .flatMap((found) =>
        relatedTo(
          found,
          posts.filter((_, index) => elsewhere.includes(index)),
        ),
      )
      .map(({ id }) => id);
  expect(ids(1, [0, 2])).toEqual(["4", "3"]);
  expect(ids(1, [0, 2, 4])).toEqual(["3", "0"]);
  expect(ids(0, [1])).toEqual(["2", "4"]);
});

test("a small blog has as many as there are", () => {
  expect(relatedIds([])).toEqual([]);
  expect(relatedIds([["a"]])).toEqual([[]]);
  expect(relatedIds([["a"], ["b"]])).toEqual([["1"], ["0"]]);
});

test("the subjects may stand in any order and hold any sign", () => {
  const odd = ['a","b', "ñ {{x}}", "a"];
  expect(relatedIds([odd, ["a", "b"], [...odd].reverse(), ["ñ {{x}}"]])[0]).toEqual(["2", "1"]);
});

test("the index finds what comparing all with all finds", () => {
  // A small generator with a fixed seed: the same articles in every run.
  let state = 7;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (const subjects of [2, 6, 40]) {
    const tags = Array.from({ length: 120 }, () => [
      ...new Set(Array.from({ length: 1 + random(5) }, () => `t${random(subjects)}`)),
    ]);
    expect(relatedIds(tags)).toEqual(comparedIds(tags));
  }
});

test("an article with dozens of subjects is compared by its first five", () => {
  const many = Array.from({ length: 40 }, (_, index) => `t${index}`);
  expect(relatedIds([many, ["t39"], ["t0"], ["t4", "t1"]])[0]).toEqual(["3", "2"]);
});
