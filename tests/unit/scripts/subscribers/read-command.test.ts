import { expect, test } from "vitest";
import { message } from "#scripts/cli/messages.ts";
import { readCommand } from "#scripts/subscribers/read-command.ts";

test.each([
  [[], { kind: "usage" }],
  [["--help"], { kind: "usage" }],
  [["-h"], { kind: "usage" }],
  [["help"], { kind: "usage" }],
  [["list", "--help"], { kind: "usage" }],
  [["export", "--file", "a.csv", "--help"], { kind: "usage" }],
  [["list"], { kind: "list" }],
  [["export"], { kind: "export", file: undefined }],
  [["export", "--file", "a.csv"], { kind: "export", file: "a.csv" }],
  [["export", "--file=a=b.csv"], { kind: "export", file: "a=b.csv" }],
])("%j", (words, command) => {
  expect(readCommand(words)).toEqual(command);
});

test.each([
  [["exportar"], message("subscribersCommandUnknown", { word: "exportar" })],
  [["--file", "a.csv"], message("subscribersCommandUnknown", { word: "--file" })],
  [["list", "--all"], message("subscribersOptionUnknown", { word: "--all" })],
  [["export", "--fil", "a.csv"], message("subscribersOptionUnknown", { word: "--fil" })],
  [["export", "a.csv"], message("subscribersOptionUnknown", { word: "a.csv" })],
  [["export", "--file", "a.csv", "b.csv"], message("subscribersOptionUnknown", { word: "b.csv" })],
  [["export", "--file"], message("subscribersFileMissing")],
  [["export", "--file="], message("subscribersFileMissing")],
  [["export", "--file", "--all"], message("subscribersFileMissing")],
])("%j is a mistake that a sentence explains", (words, text) => {
  expect(readCommand(words)).toEqual({ kind: "mistake", text: expect.stringContaining(text) });
});
