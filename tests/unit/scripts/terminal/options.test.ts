import { expect, test } from "vitest";
import { readOptions } from "#scripts/terminal/options.ts";

const names = { flags: ["production"], values: ["port"] };

test("flags, values and words are read in any order, of an option that is there twice the last", () => {
  const { options, positionals, unknown, incomplete } = readOptions(
    ["uno", "--port", "4000", "--production", "dos", "--port=4001"],
    names,
  );
  expect([...options].sort()).toEqual([
    ["port", "4001"],
    ["production", ""],
  ]);
  expect(positionals).toEqual(["uno", "dos"]);
  expect([unknown, incomplete]).toEqual([undefined, undefined]);
});

test.each(["--puerto", "-p", "--production=yes", "--puerto=4000"])("%s is no option of the command", (option) => {
  expect(readOptions(["--production", option], names).unknown).toBe(option);
});

test("-h asks for help where a command has help", () => {
  const { options, unknown } = readOptions(["-h"], { flags: ["help"] });
  expect([[...options.keys()], unknown]).toEqual([["help"], undefined]);
  expect(readOptions(["-h"], names).unknown).toBe("-h");
});
