import { join } from "node:path";
import { expect, test } from "vitest";
import { openPictures } from "#app/pictures/picture-store.server.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("a page that shows a picture that no content names stops the build", async () => {
  const root = makeFolder({ "content/images/a/una.jpg": await flatPicture(330, 200) });
  const store = openPictures(root, { developing: false });
  const orders = [{ source: "a/una.jpg", tasks: pictureTasks }];
  await makePictures(store, orders);
  const picturesByPage = new Map([["/una-pagina", ["/images/a/tercera.0a1b2c3d4e-320.avif"]]]);
  const published = publishPictures(store, join(root, "client"), { orders, picturesByPage });
  await expect(published).rejects.toThrow(/\/una-pagina.*\/images\/a\//);
});
