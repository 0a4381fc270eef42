import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pictureBase } from "#app/pictures/picture-data.ts";
import { coverFile, pictureUrl } from "#app/pictures/picture-files.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { makePictures } from "./make-pictures.ts";
import { cachedFile } from "./picture-cache.ts";
import { coverTask, type PictureTask, pictureTasks, taskPath } from "./picture-tasks.ts";

/**
 * Puts the pictures of the finished pages beside them: what `makePictures` has made of `sources`, and the crops for
 * link previews, which only the pages themselves tell.
 *
 * @throws Error naming the page that asks for a file that nobody makes.
 */
export async function publishPictures(store: PictureStore, client: string, sources: readonly string[]): Promise<void> {
  const wanted = addressesIn(client);
  const files = new Map<string, PictureTask>();
  const covers: string[] = [];
  for (const source of sources) {
    const facts = await store.facts(source);
    for (const task of pictureTasks(facts)) files.set(taskPath(source, task), task);
    if (!wanted.has(coverFile(pictureBase(source, facts.hash)))) continue;
    files.set(taskPath(source, coverTask(facts)), coverTask(facts));
    covers.push(source);
  }
  for (const [address, page] of wanted) {
    if (!files.has(address)) throw new Error(`${page} shows ${address}, which the build does not make.`);
  }
  await makePictures(
    covers.map((source) => ({ source, tasks: (facts) => [coverTask(facts)] })),
    { store },
  );
  for (const [address, task] of files) place(cachedFile(store.root, task), join(client, address));
}

/** Every address of a picture that a page names, with the first page that does. */
function addressesIn(client: string): Map<string, string> {
  const pages = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  // An address ends where an attribute, a candidate of a srcset or a text in a script does.
  const address = new RegExp(`${pictureUrl}/[\\w./-]+\\.(?:avif|webp|jpg)`, "g");
  const found = new Map<string, string>();
  for (const page of pages) {
    for (const [match] of readFileSync(join(client, page), "utf8").matchAll(address)) {
      if (!found.has(match)) found.set(match, page);
    }
  }
  return found;
}

/** A link costs neither time nor room; where the file system has none, a copy. */
function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
