import { expect, test } from "vitest";
import type { AuditFinding } from "#scripts/audit/audit-finding.ts";
import { readNuReport } from "#scripts/audit/checks/check-html.ts";
import { formatAudit } from "#scripts/audit/format-audit.ts";
import { readAuditOptions } from "#scripts/audit/read-audit-options.ts";

test("the same fault is one line, which names its first places and counts the others", () => {
  const link = (place: string, url: string): AuditFinding => ({ rule: "auditLink", place, values: { url } });
  const places = ["a.html:1:2", "b.html:1:2", "c.html:1:2", "d.html:1:2", "e.html:1:2"];
  const lines = formatAudit([...places.map((place) => link(place, "/nada")), link("a.html:9:1", "/nadie")]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^✗ a\.html:1:2 .*«\/nada»/);
  expect(lines[1]).toMatch(/4.*b\.html:1:2, c\.html:1:2, d\.html:1:2$/);
  expect(lines[2]).toMatch(/a\.html:9:1 .*«\/nadie»/);
});

test("faults that only differ in what stands there are the same", () => {
  const barrier = (sample: string): AuditFinding => ({
    rule: "auditAccess",
    place: "a.html",
    values: { rule: "color-contrast", help: "Contrast" },
    sample,
  });
  expect(formatAudit([barrier("<p>"), barrier("<b>")])).toEqual([
    expect.stringContaining("«<p>»"),
    expect.stringContaining("a.html"),
  ]);
});

test("errors of the Nu checker are findings with file, line and column, its notes are none", () => {
  const report = JSON.stringify({
    messages: [
      { type: "info", url: "file:/site/build/client/index.html", message: "Trailing slash" },
      {
        type: "error",
        url: "file:/site/build/client/blog/%C3%A1rea.html",
        lastLine: 3,
        lastColumn: 20,
        firstColumn: 8,
        message: "Bad value.",
        extract: "<a\n href>",
      },
      { type: "error", url: "file:/site/build/client/logo.svg", message: "No root." },
    ],
  });
  expect(readNuReport(report, "build/client")).toEqual([
    {
      rule: "auditHtml",
      place: "build/client/blog/área.html:3:8",
      values: { detail: "Bad value." },
      sample: "<a href>",
    },
    { rule: "auditHtml", place: "build/client/logo.svg", values: { detail: "No root." }, sample: "" },
  ]);
});

test("the command has one option", () => {
  expect(readAuditOptions([])).toEqual({ ok: true, withoutJava: false });
  expect(readAuditOptions(["--without-java"])).toEqual({ ok: true, withoutJava: true });
  expect(readAuditOptions(["--without-java", "--sin-java"])).toEqual({ ok: false, option: "--sin-java" });
});
