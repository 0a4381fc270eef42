import { expect, test } from "vitest";
import { createModelFinder } from "#supabase/functions/chat-with-gemini/language/model-names.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

const findModels = createModelFinder(frozenKnowledge);

test.each([
  ["diferencia entre one y two", ["1 MOD|ONE", "1 MOD|TWO"]],
  ["2 MOD|STUDIO juntos", ["2 MOD|STUDIO"]],
  ["3 studios y un mod one", ["3 MOD|STUDIO", "1 MOD|ONE"]],
  ["4 casas modelo two", ["4 MOD|TWO"]],
  ["modone", ["1 MOD|ONE"]],
  ["el mod libre", ["1 MOD|LIBRE"]],
  ["mi tiempo libre", []],
  ["terreno libre de cargas", []],
  ["twitter", []],
])("«%s» names %j", (message, models) => {
  expect(findModels(message).map(({ model, count }) => `${count} ${model.name}`)).toEqual(models);
});
