import { expect, test, vi } from "vitest";
import { installTrustedTypes } from "#app/frame/start/install-trusted-types.ts";

type Rules = Parameters<NonNullable<typeof window.trustedTypes>["createPolicy"]>[1];

/** Returns the rules that the browser is given. */
function readRules(): Rules {
  const createPolicy = vi.fn();
  vi.stubGlobal("window", { trustedTypes: { createPolicy } });
  installTrustedTypes();
  return createPolicy.mock.calls[0]?.[1];
}

test.each([
  ["<script></script>", true],
  ['{"@type":"Product","name":"A \\u003c B"}', true],
  ['{"name":"</script><script>alert(1)</script>"}', false],
  ["<img src=x onerror=alert(1)>", false],
  ["<script>alert(1)</script>", false],
  ["", true],
])("%s becomes markup: %s", (text, isTrusted) => {
  expect(readRules().createHTML(text)).toBe(isTrusted ? text : null);
});

test("a browser without trusted types does without", () => {
  vi.stubGlobal("window", {});
  expect(installTrustedTypes).not.toThrow();
});
