import { expect, test } from "vitest";
import { conflictIssues } from "#app/content/front-matter/conflict-markers.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseSite } from "#app/content/front-matter/site-file.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";

const conflict = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> rama\n`;
const lines = (text: string) => conflictIssues("a.md", text).map(({ line, values }) => `${line} ${values.mark}`);

test("each conflict is reported once, where it begins", () => {
  expect(lines(`uno\n${conflict("dos", "tres")}cuatro\n${conflict("cinco", "seis")}`)).toEqual([
    "2 <<<<<<<",
    "8 <<<<<<<",
  ]);
});

test("what is left of a half removed conflict is reported too", () => {
  expect(lines("uno\n=======\ntres\n>>>>>>> rama\n")).toEqual(["2 ======="]);
  expect(lines("uno\n>>>>>>> rama\n")).toEqual(["2 >>>>>>>"]);
});

test.each(["> > > > > > > cita", "Uno\n<<<<<<<< ocho", "|||||||", "Título7\n=======", "a ======= b", "======== ocho"])(
  "%j is no conflict",
  (text) => {
    expect(lines(text)).toEqual([]);
  },
);

test("a conflict is the only issue of its file, in all files that writers and translators change", () => {
  const inFields = readFrontMatter("a.md", `---\n${conflict("title: Uno", "title: Dos")}---\n`);
  expect(inFields.ok || inFields.issues.map(({ code, line }) => `${line} ${code}`)).toEqual(["2 conflict-marker"]);
  const inSite = parseSite("content/site.yaml", conflict("brand: Uno", "brand: Dos"));
  expect(inSite.ok || inSite.issues.map(({ code }) => code)).toEqual(["conflict-marker"]);
  const inLocale = readLocaleFile("es", `{\n${conflict('  "a": "Uno"', '  "a": "Dos"')}}\n`);
  expect(inLocale.issues.map(({ code, line }) => `${line} ${code}`)).toEqual(["2 conflict-marker"]);
});
