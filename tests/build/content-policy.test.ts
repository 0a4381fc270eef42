import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { headersFile } from "#scripts/build/hosting/headers-file.ts";
import { attributeOf, findAll, rawTextOf, templateContents } from "#tests/site/html.ts";
import { type BuiltDocument, findIssues, sites, type TestedSite, testDocuments } from "./built-sites.ts";

const policyTag = 'head > meta[http-equiv="Content-Security-Policy"]';

function policiesOf({ html }: BuiltDocument): string[] {
  return findAll(html, policyTag).map((meta) => attributeOf(meta, "content") ?? "");
}

function headerOf({ read }: TestedSite): string | undefined {
  return /^\/\*\n(?: .*\n)*? +Content-Security-Policy: (.*)\n/m.exec(read(headersFile))?.[1];
}

test.each(sites)(
  "$name: every page has its policy before all that it is about, and headers refuse frames",
  (tested) => {
    const issues = findIssues(tested.documents, (document) => {
      const policies = policiesOf(document);
      const before = document.source.slice(0, document.source.indexOf("Content-Security-Policy"));
      return policies.length === 1 && !/<(?:script|link|style)/.test(before) ? [] : policies;
    });
    expect(issues).toEqual({});
    expect(headerOf(tested)).toBe("frame-ancestors 'none'");
  },
);

testDocuments("of the inline scripts only those with a hash run, and there is no style element", (document) => {
  const allowed = [...(policiesOf(document)[0] ?? "").matchAll(/'sha256-([^']*)'/g)].map(([, hash]) => hash);
  const scripts = [document.html, ...templateContents(document.html)].flatMap((part) => findAll(part, "script"));
  const running = scripts.filter((script) => !/json/.test(attributeOf(script, "type") ?? ""));
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

testDocuments("an evaluator of policies finds nothing", (document) =>
  new CspEvaluator(new CspParser(policiesOf(document)[0] ?? "").csp)
    .evaluate()
    // To be feared where visitors upload files, or where a file runs what its URL says: all of ours come from the
    // build.
    .filter(({ type, value }) => type !== Type.SCRIPT_ALLOWLIST_BYPASS || value !== "'self'")
    .map(({ directive, value, description }) => [directive, value, description]),
);

testDocuments("nothing unsafe is allowed but styles of elements, and no text becomes markup", (document) => {
  const [policy = ""] = policiesOf(document);
  const isStrict =
    policy.includes("; style-src 'self'; style-src-attr 'unsafe-inline'; ") &&
    !/unsafe-|\*|data:|http:/.test(policy.replace("style-src-attr 'unsafe-inline'", "")) &&
    policy.includes("require-trusted-types-for 'script'");
  return isStrict ? [] : [policy];
});
