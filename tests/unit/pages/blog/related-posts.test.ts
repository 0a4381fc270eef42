import { expect, test } from "vitest";
import { relatedPosts } from "#app/pages/blog/related-posts.ts";

/** Articles with these subjects, the newest first, with their positions as ids. */
function postsWith(tags: readonly (readonly string[])[]) {
  return tags.map((own, index) => ({ id: `${index}`, data: { tags: own } }));
}

/** Returns the ids of the related articles of each article. */
function relatedIds(tags: readonly (readonly string[])[]): string[][] {
  const posts = postsWith(tags);
  return posts.map((post) => relatedPosts(post, posts).map(({ id }) => id));
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
  const ids = (post: number, elsewhere: readonly number[]) =>
    posts
      .filter((_, index) => index === post)
      .flatMap((found) =>
        relatedPosts(
          found,
          posts,
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
