import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { attributesOf } from "#tests/site/page-parts.ts";
import { type BuiltDocument, findIssues, sites } from "./built-sites.ts";

const propertiesOf = ({ html }: BuiltDocument, name: string) =>
  attributesOf(html, `meta[property="${name}"]`, "content");

test.each(sites)(
  "$name: every page has the picture of its link previews, with its words",
  ({ site, documents, files }) => {
    const { url, brand } = site.edition("es").content.site();
    const issues = findIssues(documents, (document) => {
      if (!document.page) return [];
      const [picture = "", ...more] = propertiesOf(document, "og:image");
      const [alt = ""] = propertiesOf(document, "og:image:alt");
      const found = files.includes(picture.slice(url.length + 1));
      const cards = attributesOf(document.html, 'meta[name="twitter:card"]', "content");
      const names = propertiesOf(document, "og:site_name");
      const complete = found && more.length === 0 && alt !== "" && cards.join() === "summary_large_image";
      return complete && names.join() === brand ? [] : [{ picture, more, alt, cards, names }];
    });
    expect(issues).toEqual({});
  },
);

test.each(sites)(
  "$name: the pictures of previews are JPEGs of 1200 by 630 pixels and at most 150 kB",
  async (tested) => {
    const previews = tested.files.filter((file) => file.endsWith("-preview.jpg"));
    expect(previews.length).toBeGreaterThan(5);
    for (const file of previews) {
      const path = join(tested.client, file);
      expect(await sharp(path).metadata(), file).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      expect(statSync(path).size, file).toBeLessThanOrEqual(150_000);
    }
  },
);
