import { expect, test } from "vitest";
import { readDevOptions } from "#scripts/dev/read-dev-options.ts";

test.each([
  [[], { port: 5173, strictPort: false, open: false }],
  [["--port", "4310"], { port: 4310, strictPort: false, open: false }],
  [["--port=4310", "--strictPort"], { port: 4310, strictPort: true, open: false }],
  [["--host"], { port: 5173, strictPort: false, open: false, host: true }],
  [["--host", "0.0.0.0", "--open"], { port: 5173, strictPort: false, open: true, host: "0.0.0.0" }],
  [["--host=192.168.1.3"], { port: 5173, strictPort: false, open: false, host: "192.168.1.3" }],
])("«npm run dev -- %s»", (args, options) => {
  expect(readDevOptions(args)).toEqual({ ok: true, options });
});

test.each([
  [["--puerto", "80"], "no conoce la opción «--puerto»"],
  [["4310"], "no conoce la opción «4310»"],
  [["--port", "4310", "algo"], "no conoce la opción «algo»"],
  [["--port", "abc"], "«abc» no es un puerto"],
  [["--port", "70000"], "«70000» no es un puerto"],
  [["--port"], "no es un puerto"],
])("«npm run dev -- %s» is refused", (args, text) => {
  expect(readDevOptions(args)).toMatchObject({ ok: false, text: expect.stringContaining(text) });
});
