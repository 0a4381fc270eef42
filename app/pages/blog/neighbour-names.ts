/** What a link to a neighbour of an article says of it: to robots, and to readers by the key of the string. */
export const neighbourNames = {
  previous: { rel: "prev", label: "post.previous" },
  next: { rel: "next", label: "post.next" },
} as const;
