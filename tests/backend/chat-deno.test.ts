import { expect, test } from "vitest";
import { chatContract } from "./chat-contract.ts";
import { checkDenoTypes, startDenoFunction } from "./deno-function.ts";
import { publicKey } from "./site-keys.ts";

chatContract((env) =>
  startDenoFunction("chat-with-gemini", { SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publicKey }), ...env }),
);

test("the types of the file that only Deno reads are right", () => {
  expect(checkDenoTypes("chat-with-gemini")).toEqual({ status: 0, stderr: "" });
});
