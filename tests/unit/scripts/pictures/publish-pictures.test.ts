import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureFile } from "#app/pictures/picture-files.ts";
import { openPictures, type PictureStore } from "#app/pictures/picture-store.server.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pathsOfPictures } from "#scripts/pictures/paths-of-pictures.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const orders = [{ source: "a/una.jpg", tasks: pictureTasks }];

interface BuiltPictures {
  readonly store: PictureStore;
  readonly client: string;
  readonly src: string;
  readonly picturesByPage: ReadonlyMap<string, readonly string[]>;
}

/** Returns two pictures with their files, and what a page names that `page` makes with the path of the first one. */
async function builtPage(page: (src: string) => string): Promise<BuiltPictures> {
  const root = makeFolder({
    "content/images/a/una.jpg": await flatPicture(330, 200),
    "content/images/a/otra.jpg": await flatPicture(330, 200, "#224466"),
  });
  const store = openPictures(root, { developing: false });
  const { src } = await store.read("a/una.jpg");
  const picturesByPage = new Map([["/una-pagina", pathsOfPictures(page(src))]]);
  await makePictures(
    store,
    ["a/una.jpg", "a/otra.jpg"].map((source) => ({ source, tasks: pictureTasks })),
  );
  return { store, client: join(root, "client"), src, picturesByPage };
}

test("the files of used pictures stand where pages look for them, and no others", async () => {
  const { store, client, src, picturesByPage } = await builtPage(
    (base) => `<img srcset="${pictureFile(base, 320, "avif")} 320w">`,
  );
  await publishPictures(store, client, { orders, picturesByPage });
  const published = readdirSync(join(client, "images/a")).map((name) => `/images/a/${name}`);
  expect(published.sort()).toEqual(
    [
      pictureFile(src, 320, "avif"),
      pictureFile(src, 320, "webp"),
      pictureFile(src, 330, "avif"),
      pictureFile(src, 330, "webp"),
      pictureFile(src, 330, "jpg"),
    ].sort(),
  );
});

test("a page that shows a picture that no content names stops the build", async () => {
  const { store, client, picturesByPage } = await builtPage(
    () => '<source srcset="/images/a/tercera.0a1b2c3d4e-320.avif 320w">',
  );
  const published = publishPictures(store, client, { orders, picturesByPage });
  await expect(published).rejects.toThrow(/\/una-pagina.*\/images\/a\//);
});
