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
