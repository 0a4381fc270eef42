import { expect, test } from "vitest";
import { stringify } from "yaml";
import { scoreTable } from "#scripts/knowledge/score-answers.ts";
import { message } from "#scripts/terminal/messages.ts";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";

const ask = ["¿Hace falta licencia?"];
const halves = (tuned: unknown, unread: unknown) => `${stringify([tuned])}---\n${stringify([unread])}`;

test.each([
  ["1 | 0 | 0 | 0", { ask, right: ["¿Hace falta licencia?"], says: ["Lo habitual es que sí"] }],
  ["2 | 0 | 0 | 0", { ask: ["qué caballo gana", "xyzzy"], right: ["unknown"] }],
  ["0 | 1 | 0 | 0", { ask: ["xyzzy plugh licencia"], right: ["¿Hace falta licencia?"] }],
  ["0 | 0 | 1 | 0", { ask, right: ["¿Hace falta licencia?"], says: ["40.000 €"] }],
  ["0 | 0 | 0 | 1", { ask, right: ["¿Hace falta licencia?"], never: ["Lo habitual es que sí"] }],
])("right, acceptable, missed, misleading: %s for %j", (counts, group) => {
  const [, , tuned, unread, hint] = scoreTable(halves(group, { ask }), knowledge);
  expect(tuned).toBe(`${message("scoreTuned")} | ${counts} | ${group.ask.length}`);
  expect(unread).toBe(`${message("scoreUnread")} | 1 | 0 | 0 | 0 | 1`);
  expect(hint).toBe(message("scoreMissesHint"));
});

test.each([
  ["a misspelt field", halves({ ask, rigth: [] }, { ask }), '"rigth"\n  → at [0][0]'],
  ["one half", stringify([{ ask }]), "array to have >=2 items"],
  ["broken YAML", "- ask: [¿a\n---\n- ask: [b]\n", "line 2"],
])("%s is told with its place", (_what, yaml, place) => {
  expect(() => scoreTable(yaml, knowledge)).toThrow(place);
});
