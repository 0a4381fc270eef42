import { expect, test } from "vitest";
import { attributesOf } from "#tests/site/page-parts.ts";
import { sites, testDocuments } from "./built-sites.ts";

testDocuments(
  "every document names the icons and the manifest of its language, all of which lie there",
  ({ html, locale }, tested) => {
    const manifest = locale === "es" ? "/manifest.webmanifest" : `/${locale}/manifest.webmanifest`;
    const named = ["icon", "apple-touch-icon", "manifest"].flatMap((rel) =>
      attributesOf(html, `head > link[rel="${rel}"]`, "href"),
    );
    const expected = ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", manifest];
    const missing = named.filter((path) => !tested.files.includes(path.slice(1)));
    return named.join() === expected.join() ? missing : [named];
  },
);

test.each(sites)("$name: the manifest names icons that lie there", (tested) => {
  const manifest = JSON.parse(tested.read("manifest.webmanifest"));
  const icons: string[] = manifest.icons.map(({ src }: { readonly src: string }) => src.slice(1));
  expect(icons.length).toBeGreaterThan(2);
  expect(icons.filter((icon) => !tested.files.includes(icon))).toEqual([]);
  expect(manifest.name).toBe(tested.site.edition("es").content.site().brand);
});
