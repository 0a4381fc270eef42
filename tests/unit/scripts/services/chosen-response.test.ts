import { expect, test } from "vitest";
import { readChosenResponse } from "#scripts/services/rest/chosen-response.ts";

test("SQL chooses nothing, a status, or headers", () => {
  expect(readChosenResponse({ response_status: null, response_headers: null })).toEqual({
    status: undefined,
    headers: {},
  });
  expect(
    readChosenResponse({ response_status: "429", response_headers: '[{"Retry-After":"600"},{"X-Two":"2"}]' }),
  ).toEqual({ status: 429, headers: { "Retry-After": "600", "X-Two": "2" } });
});

test.each(["", "x", "99", "600", "4e9"])("the status %j is an error of PostgREST", (response_status) => {
  const read = () => readChosenResponse({ response_status, response_headers: null });
  expect(read).toThrow(expect.objectContaining({ status: 500, body: expect.objectContaining({ code: "PGRST112" }) }));
});

test.each(["{", "{}", "7", "[7]", "[null]", '[{"a":1}]', '[{"a":"1","b":"2"}]', "[{}]"])(
  "the headers %s are an error of PostgREST",
  (response_headers) => {
    const read = () => readChosenResponse({ response_status: null, response_headers });
    expect(read).toThrow(expect.objectContaining({ status: 500, body: expect.objectContaining({ code: "PGRST111" }) }));
  },
);
