import { expect, test } from "vitest";
import { parseSite } from "#app/content/site-file.ts";
import { checkSiteFile } from "#scripts/check/content/check-site-file.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const source = fixture.files.text("content/site.yaml") ?? "";

/** Returns the codes for the site's file with another telephone number or price. */
function codes(name: "telefono" | "metro", value: string): string[] {
  const result = parseSite("content/site.yaml", source.replace(new RegExp(`(?<=  ${name}: ).*`), value));
  expect(result.ok).toBe(true);
  return checkSiteFile(result).map(({ code }) => code);
}

test.each(["+34 964 123 456", "+34 612 34 56 78", "'+34900123456'", "+33 1 23 45 67 89", "+351 21 123 4567"])(
  "%s can be a telephone number",
  (value) => {
    expect(codes("telefono", value)).toEqual([]);
  },
);

test.each(["+34 964 123 45", "+34 964 123 4567", "+34 264 123 456", "+1 23"])("%s cannot", (value) => {
  expect(codes("telefono", value)).toEqual(["telephone-doubtful"]);
});

test.each(["200", "899.5", "1250", "6000"])("%s can be a price", (value) => {
  expect(codes("metro", value)).toEqual([]);
});

test.each(["1.250", "12", "12500"])("%s cannot", (value) => {
  expect(codes("metro", value)).toEqual(["price-doubtful"]);
});

test("a file that cannot be read is another rule's", () => {
  expect(checkSiteFile({ ok: false, issues: [] })).toEqual([]);
});
