import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { suggestPicture } from "#scripts/check/rules/pictures/check-pictures.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { makePicture } from "#tests/mistakes/make-picture.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const pictures = [
  "exteriors/home-hero.jpg",
  "exteriors/crane-placing.jpg",
  "interiors/kitchen.png",
  "plans/kitchen.png",
];

test.each([
  ["content/images/exteriors/crane-placing.jpg", "exteriors/crane-placing.jpg"],
  ["/images/exteriors/Crane-Placing.jpg", "exteriors/crane-placing.jpg"],
  ["exteriors/crane placing.jpg", "exteriors/crane-placing.jpg"],
  ["exteriors/crane-placing.png", "exteriors/crane-placing.jpg"],
  ["exteriors/crane-plaicng.jpg", "exteriors/crane-placing.jpg"],
  ["interiors/crane-placing.jpg", "exteriors/crane-placing.jpg"],
  ["crane-placing", "exteriors/crane-placing.jpg"],
  ["plans/kichen.png", "plans/kitchen.png"],
])("%s is most likely %s", (source, picture) => {
  expect(suggestPicture(source, pictures)).toBe(picture);
});

test.each(["exteriors/grua-nueva.jpg", "exteriors/a.jpg", "", "exteriors/"])("%j is near to none", (source) => {
  expect(suggestPicture(source, pictures)).toBe("");
});

test("a picture that git does not know yet is told, where there is a repository", async () => {
  const article = "content/es/blog/madera-al-sol.md";
  const text = readFileSync(join(fixtureRoot, article), "utf8");
  const root = copyFixtureSite();
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  execFileSync("git", ["add", "content/images"], { cwd: root });
  writeFiles(root, {
    "content/images/exteriors/nueva.jpg": await makePicture("jpeg"),
    [article]: `${text}\n![Una terraza de madera al sol](exteriors/nueva.jpg)\n`,
  });
  const issues = await runChecks(openSite(root));
  expect(issues.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "content/images/exteriors/nueva.jpg picture-untracked",
  ]);
});
