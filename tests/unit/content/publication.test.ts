import { expect, test } from "vitest";
import { isPublished, publicationTime } from "#app/content/publication/publication.ts";

const at = (moment: string) => new Date(moment);

test("what says nothing of drafts and moments is published", () => {
  expect(isPublished({}, at("1970-01-01T00:00:00Z"))).toBe(true);
  expect(isPublished({ draft: false, date: "2999-01-01" }, at("2026-01-01T00:00:00Z"))).toBe(true);
});

test("an entry with a moment is published from that moment on", () => {
  const data = { publishAt: "2026-12-01 09:00" };
  expect(isPublished(data, at("2026-12-01T07:59:59Z"))).toBe(false);
  expect(isPublished(data, at("2026-12-01T08:00:00Z"))).toBe(true);
  expect(isPublished(data, at("2027-01-01T00:00:00Z"))).toBe(true);
});

test("a draft is not published, whatever moment it names", () => {
  for (const data of [{ draft: true }, { draft: true, publishAt: "2020-01-01" }]) {
    expect(isPublished(data, at("2026-12-01T08:00:00Z"))).toBe(false);
    expect(publicationTime(data)).toBe(Number.POSITIVE_INFINITY);
  }
});
