import { expect, test } from "vitest";
import { checkDenoTypes, startDenoFunction } from "./deno-function.ts";
import { newsletterContract } from "./newsletter-contract.ts";

newsletterContract((env) => startDenoFunction("newsletter", env));

test("the types of the file that only Deno reads are right", () => {
  expect(checkDenoTypes("newsletter")).toEqual({ status: 0, stderr: "" });
});
