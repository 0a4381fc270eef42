import { defaultLocale } from "#app/i18n/languages.ts";
import { pictureRecipe } from "#app/pictures/picture-recipe.ts";
import { localePrefix } from "#app/routing/paths.ts";
import { iconFiles, manifestName } from "#app/seo/icon-files.ts";
import type { Site } from "#app/site/site.server.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";

/** Writes the web manifest of each language into the folder of the built files. */
export function writeManifests(site: Site, client: string): void {
  for (const { path, text } of webManifests(site)) writeFile(client, path, text);
}

/** A web manifest at its path on the site. */
interface WebManifest {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the web manifest of each language, for visitors who add the site to their home screen: brand, first page and
 * icons (https://www.w3.org/TR/appmanifest/). It opens in the browser: the site is not an app. A manifest has one
 * language for all its words, so the description of an untranslated home page is left out.
 */
export function webManifests({ edition, locales }: Site): WebManifest[] {
  return locales.names().map((locale) => {
    const { content, fill, pathTo } = edition(locale);
    const home = pathTo("home");
    const manifest = {
      name: content.site().brand,
      short_name: content.site().brand,
      ...(content.isTranslated("pages", "home") && { description: fill(content.page("home").data.description) }),
      lang: locale,
      dir: locales.messages(locale).language.direction,
      id: home,
      start_url: home,
      scope: "/",
      display: "browser",
      background_color: pictureRecipe.ground,
      theme_color: pictureRecipe.ground,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: `/${iconFiles.small}`, sizes: "192x192", type: "image/png" },
        { src: `/${iconFiles.large}`, sizes: "512x512", type: "image/png" },
        { src: `/${iconFiles.maskable}`, sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    };
    const path = `${localePrefix(locale, defaultLocale)}/${manifestName}`;
    return { path, text: `${JSON.stringify(manifest, null, 2)}\n` };
  });
}
