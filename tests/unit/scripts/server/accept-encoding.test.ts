import { expect, test } from "vitest";
import { chooseEncoding } from "#scripts/server/accept-encoding.ts";

const all = ["br", "gzip"] as const;

test.each([
  // What programs send.
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip", "gzip"],
  ["br", "br"],
  ["deflate, zstd", "identity"],
  ["identity", "identity"],
  // A browser that seeks in a film.
  ["identity;q=1, *;q=0", "identity"],
  // Qualities.
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0.00", "identity"],
  ["br;q=0.001", "br"],
  ["identity;q=0.8, gzip;q=0.3", "identity"],
  ["gzip;q=0.3", "gzip"],
  ["identity, gzip, br", "br"],
  ["gzip;q=1.000", "gzip"],
  // Any other.
  ["*", "br"],
  ["*;q=0.5, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["gzip, *;q=0", "gzip"],
  ["identity;q=0.5, *;q=0.1", "identity"],
  // Names of old, letters and blanks of any kind.
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["BR;Q=1", "br"],
  ["gzip;q=", "gzip"],
  [" \tgzip \t; q=0.5 ,,, br ;q=0.7", "br"],
  // Nothing is sent in an encoding that the client may not have meant.
  ["gzip;q=x", "identity"],
  ["gzip;q=-1", "identity"],
  ["gzip;q=2", "identity"],
  ["gzip;q=1e0", "identity"],
  ["gzip;q=0.0001", "identity"],
  ["br;q=NaN, gzip", "gzip"],
  ["brotli, gz, gzipped", "identity"],
  ['"br"', "identity"],
  ["br q=1", "identity"],
  ["constructor, __proto__, toString", "identity"],
  ["gzip;q=0, gzip", "identity"],
  ["gzip, gzip;q=0", "identity"],
  ["gzip;q=x, gzip;q=0.5", "identity"],
  // Nothing else is left.
  ["identity;q=0", undefined],
  ["*;q=0", undefined],
  ["identity;q=0, deflate", undefined],
  ["deflate, *;q=0", undefined],
  ["gzip, identity;q=0", "gzip"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding);
});

test.each([
  ["br, gzip", ["gzip"], "gzip"],
  ["br", ["gzip"], "identity"],
  ["br, gzip", [], "identity"],
  ["*", [], "identity"],
  ["br, identity;q=0", [], undefined],
  ["br, *;q=0", ["gzip"], undefined],
] as const)("Accept-Encoding %j of a file with the forms %j gets %s", (header, offered, encoding) => {
  expect(chooseEncoding(header, offered)).toBe(encoding);
});

test("a header of any length is read in no time", () => {
  for (const part of ["gzip,", "gzip;q=0;", '"', "\\", ";;", "*;q=0.5,"])
    expect(["br", "gzip", "identity", undefined]).toContain(chooseEncoding(part.repeat(20_000), all));
});
