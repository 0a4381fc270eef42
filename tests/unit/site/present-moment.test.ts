import { expect, test } from "vitest";
import { presentMoment } from "#app/site/present-moment.server.ts";

const clock = () => Date.parse("2026-11-22T12:00:00.789Z");

test("the moment is that of the clock, or of the environment, in whole seconds", () => {
  expect(presentMoment({}, clock).toISOString()).toBe("2026-11-22T12:00:00.000Z");
  expect(presentMoment({ SOURCE_DATE_EPOCH: "" }, clock).toISOString()).toBe("2026-11-22T12:00:00.000Z");
  expect(presentMoment({ SOURCE_DATE_EPOCH: "1704067199" }, clock).toISOString()).toBe("2023-12-31T23:59:59.000Z");
});

test.each(["ayer", "-1", "1.5"])("«%s» is no moment", (epoch) => {
  expect(() => presentMoment({ SOURCE_DATE_EPOCH: epoch })).toThrow("SOURCE_DATE_EPOCH");
});
