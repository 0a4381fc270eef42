import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { headersOf } from "#scripts/build/hosting/header-rules.ts";
import { headersFile, parseHeaders } from "#scripts/build/hosting/headers-file.ts";
import { attributeOf, findAll } from "#tests/site/html.ts";
import { type BuiltDocument, findIssues, sites, type TestedSite } from "./built-sites.ts";

const policyTag = 'head > meta[http-equiv="Content-Security-Policy"]';

/** With the white space that counts for a hash. */
function rawTextOf({ children }: Element): string {
  return children.map((child) => ("value" in child ? child.value : "")).join("");
}

function policiesOf({ html }: BuiltDocument): string[] {
  return findAll(html, policyTag).map((meta) => attributeOf(meta, "content") ?? "");
}

function headerOf({ read }: TestedSite): string {
  return headersOf("/", parseHeaders(read(headersFile)))["Content-Security-Policy"] ?? "";
}

test.each(sites)(
  "$name: every page has the policy, before all that it is about, and the headers have it too",
  (tested) => {
    const expected = headerOf(tested).replace("; frame-ancestors 'none'", "");
    const issues = findIssues(tested.documents, (document) => {
      const [policy, ...others] = policiesOf(document);
      const before = document.source.slice(0, document.source.indexOf("Content-Security-Policy"));
      return policy === expected && others.length === 0 && !/<(?:script|link|style)/.test(before) ? [] : [policy];
    });
    expect(issues).toEqual({});
    expect(headerOf(tested)).toContain("frame-ancestors 'none'");
  },
);

test.each(sites)(
  "$name: of the inline scripts only the one with the hash runs, and there is no style element",
  (tested) => {
    const issues = findIssues(tested.documents, (document) => {
      const allowed = [...(policiesOf(document)[0] ?? "").matchAll(/'sha256-([^']*)'/g)].map(([, hash]) => hash);
      const running = findAll(document.html, "script").filter(
        (script) => !/json/.test(attributeOf(script, "type") ?? ""),
      );
      const hashes = running.map((script) => createHash("sha256").update(rawTextOf(script)).digest("base64"));
      const handlers = findAll(document.html, "*").flatMap(({ properties }) =>
        Object.keys(properties).filter((name) => /^on[A-Z]/.test(name)),
      );
      return [
        ...(hashes.join() === allowed.join() ? [] : ["another script"]),
        ...findAll(document.html, "style").map(({ tagName }) => tagName),
        ...handlers,
        ...findAll(document.html, 'iframe, object, embed, base, [href^="javascript:"]').map(({ tagName }) => tagName),
      ];
    });
    expect(issues).toEqual({});
  },
);

test.each(sites)("$name: an evaluator of policies finds nothing", (tested) => {
  const findings = new CspEvaluator(new CspParser(headerOf(tested)).csp)
    .evaluate()
    // To be feared where visitors upload files, or where a file runs what its URL says: all of ours come from the build.
    .filter(({ type, value }) => type !== Type.SCRIPT_ALLOWLIST_BYPASS || value !== "'self'");
  expect(findings.map(({ directive, value, description }) => [directive, value, description])).toEqual([]);
});

test.each(sites)("$name: nothing unsafe is allowed but styles of elements, and no text becomes markup", (tested) => {
  const policy = headerOf(tested);
  expect(policy).toContain("; style-src 'self'; style-src-attr 'unsafe-inline'; ");
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/unsafe-|\*|data:|http:/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});
