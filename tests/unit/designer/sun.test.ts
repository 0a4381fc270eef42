import fc from "fast-check";
import { expect, test } from "vitest";
import type { Design } from "#app/designer/design/design.ts";
import { directSun } from "#app/designer/sun/direct-sun.ts";
import { hourAt, instantAt } from "#app/designer/sun/sun-day.ts";
import { daylight, sunDirection, sunPosition } from "#app/designer/sun/sun-position.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * The «General Solar Position Calculations» of NOAA's Global Monitoring Division, and the refraction of its Solar
 * Calculator, for Vinaroz.
 */
const latitude = radians(40 + 28 / 60 + 13 / 3600);
const longitude = 28 / 60 + 29 / 3600;

function noaaDay(instant: Date) {
  const minutes = instant.getUTCHours() * 60 + instant.getUTCMinutes() + instant.getUTCSeconds() / 60;
  const day = Math.floor((instant.getTime() - Date.UTC(instant.getUTCFullYear(), 0)) / 86_400_000);
  const year = ((2 * Math.PI) / 365) * (day + (minutes / 60 - 12) / 24);
  const wave = (times: number, cosine: number, sine: number) =>
    cosine * Math.cos(times * year) + sine * Math.sin(times * year);
  const declination =
    0.006918 + wave(1, -0.399912, 0.070257) + wave(2, -0.006758, 0.000907) + wave(3, -0.002697, 0.00148);
  return {
    minutes,
    declination,
    equation: 229.18 * (0.000075 + wave(1, 0.001868, -0.032077) + wave(2, -0.014615, -0.040849)),
  };
}

function noaaPosition(instant: Date) {
  const { minutes, declination, equation } = noaaDay(instant);
  const angle = radians((minutes + equation + 4 * longitude) / 4 - 180);
  const cosine =
    Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
  const zenith = Math.acos(cosine);
  const fromSouth = Math.acos(
    Math.max(
      -1,
      Math.min(1, (Math.sin(latitude) * cosine - Math.sin(declination)) / (Math.cos(latitude) * Math.sin(zenith))),
    ),
  );
  const height = 90 - degrees(zenith);
  return { azimuth: 180 + Math.sign(Math.sin(angle)) * degrees(fromSouth), altitude: height + refraction(height) };
}

function refraction(height: number): number {
  const tan = Math.tan(radians(height));
  if (height > 5) return (58.1 / tan - 0.07 / tan ** 3 + 0.000086 / tan ** 5) / 3600;
  if (height < -0.575) return -20.772 / tan / 3600;
  return (1735 + height * (-518.2 + height * (103.4 + height * (-12.79 + height * 0.711)))) / 3600;
}

/** Returns the instant of sunrise, for -1, or sunset: that of the sun of noon first, then that of its own sun. */
function noaaHorizon(noon: Date, sign: number): Date {
  return [0, 1].reduce((instant) => {
    const { declination, equation } = noaaDay(instant);
    const cosine =
      Math.cos(radians(90.833)) / (Math.cos(latitude) * Math.cos(declination)) -
      Math.tan(latitude) * Math.tan(declination);
    const minutes = 720 - 4 * (longitude - sign * degrees(Math.acos(cosine))) - equation;
    return new Date(Date.UTC(noon.getUTCFullYear(), noon.getUTCMonth(), noon.getUTCDate(), 0, 0, minutes * 60));
  }, noon);
}

test("the sun is within half a degree of NOAA's, at every quarter of every month, whichever way the front faces", () => {
  const moments = { month: fc.integer({ min: 1, max: 12 }), quarter: fc.nat({ max: 95 }), front: fc.nat({ max: 359 }) };
  holdsFor(
    fc.property(fc.record(moments), ({ month, quarter, front }) => {
      const position = sunPosition({ month, hour: quarter / 4 });
      const expected = noaaPosition(instantAt(month, quarter / 4));
      // Below the horizon no two programs agree on the refraction.
      if (expected.altitude < 0) expect(position.altitude).toBeLessThan(0.5);
      else {
        const one = sunDirection(position, front);
        const other = sunDirection(expected, front);
        expect(Math.hypot(...one)).toBeCloseTo(1);
        expect(
          degrees(2 * Math.asin(Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0))) / 2)),
        ).toBeLessThan(0.5);
        expect(Math.abs(position.altitude - expected.altitude)).toBeLessThan(0.5);
      }
    }),
  );
});

// In three minutes it rises by half a degree.
test("the sun rises and sets within three minutes of NOAA's", () => {
  for (let month = 1; month <= 12; month += 1) {
    const { sunrise, sunset } = daylight(month);
    const noon = instantAt(month, 12);
    expect(Math.abs(sunrise - hourAt(month, noaaHorizon(noon, -1))) * 60, `sunrise in month ${month}`).toBeLessThan(3);
    expect(Math.abs(sunset - hourAt(month, noaaHorizon(noon, 1))) * 60, `sunset in month ${month}`).toBeLessThan(3);
  }
});

test("hours are those of the wall clock, across both changes of the clock", () => {
  const [march, april, october, november] = [3, 4, 10, 11].map((month) => instantAt(month, 14.25).toISOString());
  expect(march).toBe("2026-03-21T13:15:00.000Z");
  expect(april).toBe("2026-04-21T12:15:00.000Z");
  expect(october).toBe("2026-10-21T12:15:00.000Z");
  expect(november).toBe("2026-11-21T13:15:00.000Z");
  expect(instantAt(6, 0).toISOString()).toBe("2026-06-20T22:00:00.000Z");
  holdsFor(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 95 }), (month, quarter) => {
      expect(hourAt(month, instantAt(month, quarter / 4))).toBe(quarter / 4);
    }),
  );
});

test("directions are in the axes of the plan, whose front is at the bottom", () => {
  const noon = { azimuth: 180, altitude: 0 };
  const morning = { azimuth: 90, altitude: 0 };
  const rounded = (...parameters: Parameters<typeof sunDirection>) =>
    sunDirection(...parameters).map((value) => Math.round(value) + 0);
  expect(rounded(noon, 180)).toEqual([0, -1, 0]);
  expect(rounded(morning, 180)).toEqual([1, 0, 0]);
  expect(rounded(noon, 90)).toEqual([-1, 0, 0]);
  expect(rounded({ azimuth: 0, altitude: 90 }, 33)).toEqual([0, 0, 1]);
});

/** Expects the sun of the living room and of the bathroom at these times: «8:40–17:12 18:00–18:10». */
function expectSun(design: Pick<Design, "front" | "month">, ...rooms: readonly string[]): void {
  const ends = rooms.map((times) =>
    [...times.matchAll(/(\d+):(\d\d)/g)].map(([, hour, minute]) => Number(hour) + Number(minute) / 60),
  );
  const found = directSun(smallPlan(), design).map(({ hours }) => hours.flat());
  expect(found.map(({ length }) => length)).toEqual(ends.map(({ length }) => length));
  for (const [index, end] of found.flat().entries()) {
    expect(Math.abs(end - (ends.flat()[index] ?? 0)) * 60, `${end} in ${JSON.stringify(design)}`).toBeLessThan(4);
    expect((end * 12) % 1).toBeCloseTo(0);
  }
}

test("the sun comes through the glass when NOAA's equations say so, in steps of five minutes", () => {
  // On 21 December NOAA's sun is at least 3° high from 8:40 to 17:12 and turns from 124° to 236°: all the time before a
  // front to the south, never before the back.
  expectSun({ month: 12, front: 180 }, "8:40–17:12", "");
  expectSun({ month: 12, front: 0 }, "", "8:40–17:12");
  // It is due south at 12:56. A hole of 3 m in a wall of 20 cm lets it in from 3.8° on, one of 60 cm from 18.4° on.
  expectSun({ month: 12, front: 270 }, "13:11–17:12", "8:40–11:42");
  expectSun({ month: 12, front: 90 }, "8:40–12:41", "14:10–17:12");
  // On 21 June it is before the front from 10:02 to 17:58, but the edge of the roof, 34 cm out and 2.62 m up, keeps it
  // from the floor behind the glass until 10:47 and from 17:12 on. The back has it in the morning and in the evening.
  expectSun({ month: 6, front: 180 }, "10:47–17:12", "6:50–7:58 20:01–21:10");
  expectSun({ month: 6, front: 270 }, "14:30–21:10", "6:50–12:42");
  expectSun({ month: 6, front: 0 }, "6:50–9:32 18:27–21:10", "");
});

test("rooms without glass have no entry", () => {
  const [living] = smallPlan().openings;
  if (!living) throw new Error("The small plan has an opening.");
  expect(directSun(smallPlan({ openings: [living] }), { month: 3, front: 180 }).map(({ room }) => room)).toEqual([
    "salon",
  ]);
});
