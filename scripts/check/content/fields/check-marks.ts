import type { PageData } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import type { PicturePoint } from "#app/pictures/picture-field.ts";
import { fieldIssue } from "#scripts/check/content/front-matter-texts.ts";
import type { ContentFile } from "#scripts/check/content/project.ts";

/** Part of a picture's width that a number covers on the narrowest phone, in per cent: 24 px of 328. */
const markWidth = 7;

/** Checks that the numbers of a picture do not cover one another. */
export function checkMarks(file: ContentFile): Issue[] {
  if (file.kind !== "pages" || file.id !== "process") return [];
  // Its fields have passed the schema of this page.
  const { construction } = file.data as PageData<"process">;
  const parts = construction?.parts ?? [];
  return parts.flatMap(({ at }, index) => {
    const covered = parts.slice(0, index).find((other) => overlap(at, other.at));
    return covered
      ? [fieldIssue(file, ["construction", "parts", index, "at"], "marks-overlap", { other: covered.name })]
      : [];
  });
}

/** Whether two numbers cover half of each other: pictures are at most as tall as wide, so heights count like widths. */
function overlap(a: PicturePoint, b: PicturePoint): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < markWidth / 2;
}
