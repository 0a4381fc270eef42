import { expect, test } from "vitest";
import { apacheConfig } from "#scripts/build/hosting/apache-config.ts";
import { headerRules, headersOf } from "#scripts/build/hosting/header-rules.ts";
import { formatHeaders } from "#scripts/build/hosting/headers-file.ts";
import { planHosting } from "#scripts/build/hosting/hosting-plan.ts";
import { nginxConfig, nginxSite } from "#scripts/build/hosting/nginx-config.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const rules = headerRules();

test("no path has the same header from two rules, whose values Cloudflare would join", () => {
  for (const path of ["/", "/assets/a.js", "/images/a.avif", "/favicon.svg", "/blog/uno.data", "/assets/x.data"]) {
    const fitting = rules.filter((rule) => Object.keys(headersOf(path, [rule])).length > 0);
    const names = fitting.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test("the file is within the limits of Cloudflare: 100 rules, lines of 2,000 characters, one * in a path", () => {
  const lines = formatHeaders(rules).split("\n");
  expect(rules.length).toBeLessThan(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(rules.filter(({ path }) => path.split("*").length > 2)).toEqual([]);
});

const plan = {
  redirects: [{ from: '/blog/el "año" 20 $1', to: "/blog/año 20 $1" }],
  unknownPages: [
    { folder: "/en/blog/", file: "/en/blog/404.html" },
    { folder: "/en/", file: "/en/404.html" },
    { folder: "/", file: "/404.html" },
  ],
  headers: [...headerRules(), { path: "/en/*", headers: { "X-A": '50 % "b"' } }],
  hosts: { own: "www.lum.example", other: "lum.example" },
};

test("quotes and dollar signs in a path stay in it, and new paths are encoded", () => {
  expect(nginxConfig(plan)).toContain(
    'location = "/blog/el \\"año\\" 20 $1" { return 301 "/blog/a%C3%B1o%2020%20%241$is_args$args"; }',
  );
  expect(apacheConfig(plan).get("/")).toContain(
    'RewriteRule "^blog/el \\"año\\" 20 \\$1/?$" "/blog/a\\%C3\\%B1o\\%2020\\%20\\$1" [R=301,L,NE]',
  );
});

test("Apache finds the headers of a folder in the folder, with the signs that have a meaning there escaped", () => {
  const files = apacheConfig(plan);
  expect([...files.keys()]).toEqual(["/", "/en/blog/", "/en/", "/assets/", "/images/"]);
  expect(files.get("/en/")).toBe('ErrorDocument 404 /en/404.html\nHeader always set X-A "50 %% \\"b\\""\n');
  expect(files.get("/")).not.toMatch(/immutable|X-A/);
});

test.each([
  ["https://www.lum.example", "www.lum.example", "lum.example"],
  ["https://lum.example", "lum.example", "www.lum.example"],
])("of a site at %s one host leads to the other", (url, own, other) => {
  const { hosts } = planHosting(fixture.paths, url);
  expect(hosts).toEqual({ own, other });
  expect(nginxSite({ hosts })).toContain(`server_name ${other};\n  return 301 https://${own}$request_uri;`);
});
