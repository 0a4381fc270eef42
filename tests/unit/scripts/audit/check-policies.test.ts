import { expect, test } from "vitest";
import { contentPolicy } from "#app/frame/start/content-policy.server.ts";
import { readSettings } from "#app/integrations/settings.ts";
import { readAuditedSite } from "#scripts/audit/audited-site.ts";
import { checkPolicies, judgePolicy } from "#scripts/audit/checks/check-policies.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const own = contentPolicy("start()", readSettings({}, "https://www.lum.example"));

/** What is found in a site of one page whose head and headers have policies. */
function faultsOf({ page, header }: { readonly page: string | undefined; readonly header: string | undefined }) {
  const meta = page === undefined ? "" : `<meta http-equiv="Content-Security-Policy" content="${page}">`;
  const folder = makeFolder({
    "index.html": `<!doctype html><head>\n${meta}<title>Lum</title></head>`,
    _headers: `/*\n  X-Frame-Options: DENY\n${header === undefined ? "" : `  Content-Security-Policy: ${header}\n`}`,
  });
  return checkPolicies(readAuditedSite(folder)).map(({ rule, place, values }) => ({
    rule,
    place: place.slice(folder.length),
    directive: values.directive,
  }));
}

test("the policy of the site is right, in the page and in the headers", () => {
  expect(faultsOf({ page: own, header: `${own}; frame-ancestors 'none'` })).toEqual([]);
});

test("a weak policy is told with its place and its directive", () => {
  const weak = own.replace("script-src", "script-src 'unsafe-eval'");
  const rule = "auditPolicy";
  const directive = "script-src 'unsafe-eval'";
  expect(faultsOf({ page: weak, header: weak })).toEqual([
    { rule, place: "/_headers", directive },
    { rule, place: "/index.html:2:1", directive },
  ]);
});

test("a page and headers without a policy are told", () => {
  expect(faultsOf({ page: undefined, header: undefined })).toEqual([
    { rule: "auditPolicyMissing", place: "/_headers", directive: undefined },
    { rule: "auditPolicyMissing", place: "/index.html", directive: undefined },
  ]);
});

test.each([
  ["scripts of any host", own.replace("script-src 'self'", "script-src 'self' https:")],
  [
    "scripts of a host that runs whatever is asked",
    own.replace("script-src 'self'", "script-src 'self' https://ajax.googleapis.com"),
  ],
  ["plug-ins of any host", own.replace("object-src 'none'", "object-src *")],
  ["no rule for scripts", own.replace(/(?:default|script)-src[^;]*; /g, "")],
  ["a directive that does not exist", own.replace("img-src", "image-src")],
  ["nothing but a word", "unsafe"],
])("a policy with %s is weak", (_what, policy) => {
  expect(judgePolicy(policy)).not.toEqual([]);
});
