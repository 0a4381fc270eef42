import { expect, test } from "vitest";
import { caddyConfig } from "#scripts/hosting/caddy-config.ts";
import { headerRules } from "#scripts/hosting/header-rules.ts";
import { planHosting } from "#scripts/hosting/hosting-plan.ts";
import { nginxConfig } from "#scripts/hosting/nginx-config.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const plan = {
  redirects: [{ from: '/blog/el "año"', to: "/blog/año" }],
  unknownPages: [
    { folder: "/en/blog/", file: "/en/blog/404.html" },
    { folder: "/en/", file: "/en/404.html" },
    { folder: "/", file: "/404.html" },
  ],
  headers: headerRules("default-src 'self'"),
};

test("quotes in a path stay in it, and new paths are encoded", () => {
  expect(nginxConfig(plan)).toContain('location = "/blog/el \\"año\\"" { return 301 "/blog/a%C3%B1o$is_args$args"; }');
  expect(caddyConfig(plan)).toContain('redir "/blog/el \\"año\\"" "/blog/a%C3%B1o" 301');
});

test("of the pages for unknown paths that of the deepest folder counts", () => {
  // In nginx the last one that fits, in Caddy the first one.
  expect([...nginxConfig(plan).matchAll(/set \$unknown_page "(.*?)"/g)].map(([, file]) => file)).toEqual([
    "/404.html",
    "/en/404.html",
    "/en/blog/404.html",
  ]);
  expect([...caddyConfig(plan).matchAll(/rewrite \* "(.*?)"/g)].map(([, file]) => file)).toEqual([
    "/en/blog/404.html",
    "/en/404.html",
    "/404.html",
  ]);
});

test("the plan has the pages for unknown paths, the deepest folder first", () => {
  const redirect = {
    from: "/viejo",
    to: "/nuevo",
    locale: "es",
    key: undefined,
    collection: "blog" as const,
    id: "a",
    alias: "b",
  };
  const paths = {
    prerendered: () => ["/", "/404", "/contacto", "/blog/404", "/en/blog/404", "/404.json"],
    redirects: () => [redirect],
    all: () => [],
    translated: () => "/",
  };
  const { unknownPages, redirects } = planHosting(paths, "");
  expect(unknownPages).toEqual([
    { folder: "/en/blog/", file: "/en/blog/404.html" },
    { folder: "/blog/", file: "/blog/404.html" },
    { folder: "/", file: "/404.html" },
  ]);
  expect(redirects).toEqual([{ from: "/viejo", to: "/nuevo" }]);
});

test("further paths of a page lead to its first one", () => {
  const ways = planHosting(fixture.paths, "").redirects.map(({ from, to }) => [from, to]);
  expect(ways).toEqual(
    expect.arrayContaining([
      ["/designer", "/disenador"],
      ["/sobre-nosotros", "/nosotros"],
    ]),
  );
  // Each of them once, and none leads on to another.
  const froms = ways.map(([from]) => from);
  expect(new Set(froms).size).toBe(froms.length);
  for (const [, to] of ways) expect(froms).not.toContain(to);
});
