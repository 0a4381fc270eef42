import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pictureFolder } from "#app/pictures/picture-store.server.ts";

const run = promisify(execFile);

/**
 * Returns the pictures that are in nobody's git yet: whoever publishes the site does not get them. None where there is no
 * git or no repository, and none where git knows no picture at all, as in a copy of the site inside another repository.
 *
 * @param names All pictures below the folder, as the store has them.
 */
export async function untrackedPictures(root: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  try {
    const { stdout } = await run("git", ["ls-files", "-z", "--others", "--", pictureFolder], {
      cwd: root,
      timeout: 5000,
      maxBuffer: 100_000_000,
      // No lock is taken, so a commit that is being made is not disturbed.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    });
    const untracked = new Set(stdout.split("\0").map((path) => path.slice(pictureFolder.length + 1)));
    const found = names.filter((name) => untracked.has(name));
    return new Set(found.length < names.length ? found : []);
  } catch {
    // Then nothing is known about git, and nothing is said.
    return new Set();
  }
}
