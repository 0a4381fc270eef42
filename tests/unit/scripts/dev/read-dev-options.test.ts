import { expect, test } from "vitest";
import { readDevOptions } from "#scripts/dev/read-dev-options.ts";

test.each([
  [[], { port: 5173, strictPort: false, open: false }],
  [["--port", "4310"], { port: 4310, strictPort: false, open: false }],
  [["--port=4310", "--strictPort"], { port: 4310, strictPort: true, open: false }],
  [["--host", "0.0.0.0", "--open"], { port: 5173, strictPort: false, open: true, host: "0.0.0.0" }],
])("«npm run dev -- %s»", (args, options) => {
  expect(readDevOptions(args)).toEqual({ ok: true, options });
});

test.each([
  [["--puerto", "80"], "no conoce la opción «--puerto»"],
  [["--port", "abc"], "«abc» no es un puerto"],
  [["--port", "70000"], "«70000» no es un puerto"],
])("«npm run dev -- %s» is refused", (args, text) => {
  expect(readDevOptions(args)).toMatchObject({ ok: false, text: expect.stringContaining(text) });
});
