import { expect, test } from "vitest";
import { readBenchOptions } from "#scripts/benchmarks/pages/bench-options.ts";

test("without words, five visits to the usual pages of this project", () => {
  const read = readBenchOptions([]);
  expect(read).toMatchObject({ ok: true, options: { runs: 5, pages: undefined, site: undefined, bytes: false } });
});

test("each option is read", () => {
  const words = ["--pages", "/, /contacto", "--runs=2", "--site", "/tmp/site", "--json", "a.json"];
  expect(readBenchOptions(words)).toEqual({
    ok: true,
    options: {
      pages: ["/", "/contacto"],
      runs: 2,
      site: "/tmp/site",
      jsonFile: "a.json",
      lighthouse: false,
      bytes: false,
    },
  });
});

test("Lighthouse runs three times", () => {
  expect(readBenchOptions(["--lighthouse"])).toMatchObject({ ok: true, options: { runs: 3, lighthouse: true } });
});

test.each([[["--page", "/"]], [["--runs", "0"]], [["--runs", "x"]], [["--pages", "contacto"]], [["/contacto"]]])(
  "%j is answered with what can be asked",
  (words) => {
    const read = readBenchOptions(words);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.text).toContain("npm run bench:pages -- --pages");
  },
);
