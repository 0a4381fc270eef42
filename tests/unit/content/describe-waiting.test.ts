import { expect, test } from "vitest";
import { describeMoment } from "#app/content/publication/describe-moment.ts";
import { describeWaiting } from "#app/content/publication/describe-waiting.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { t } = fixture.locales.i18n("es");
const now = new Date("2026-11-22T12:00:00Z");

test.each([
  ["2026-12-01", "el 1 de diciembre de 2026"],
  ["2026-12-01 09:00", "el 1 de diciembre de 2026 a las 9:00"],
  ["2026-12-01 01:05", "el 1 de diciembre de 2026 a la 1:05"],
  ["2026-12-01 00:30", "el 1 de diciembre de 2026 a las 0:30"],
  ["2026-12-31 13:00", "el 31 de diciembre de 2026 a las 13:00"],
])("%s is said as «%s»", (written, words) => {
  expect(describeMoment(written, t)).toBe(words);
});

test("an entry that visitors do not see is marked, and no other", () => {
  expect(describeWaiting({ draft: true, publishAt: "2026-12-01" }, now, t)).toBe("Borrador");
  expect(describeWaiting({ publishAt: "2026-12-01 09:00" }, now, t)).toBe(
    "Se publica el 1 de diciembre de 2026 a las 9:00",
  );
  for (const data of [{}, { draft: false }, { publishAt: "2026-11-22 13:00" }]) {
    expect(describeWaiting(data, now, t)).toBeNull();
  }
});
