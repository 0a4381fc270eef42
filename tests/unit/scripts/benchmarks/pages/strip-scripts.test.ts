import { expect, test } from "vitest";
import { stripScripts } from "#scripts/benchmarks/pages/strip-scripts.ts";

test("scripts and what loads them ahead are gone, everything else stays", () => {
  const page =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>' +
    '<script type="application/ld+json">{"a":1}</script><p>Uno</p>' +
    '<script>window.a = "</p>";\nwindow.b = 1;</script><script type="module" async="">import "/assets/a.js"</script>' +
    '<script type="application/json" id="data">{"scripts":["/assets/a.js"]}</script>';
  expect(stripScripts(page)).toBe(
    '<link rel="stylesheet" href="/assets/a.css"/><script type="application/ld+json">{"a":1}</script><p>Uno</p>',
  );
});
