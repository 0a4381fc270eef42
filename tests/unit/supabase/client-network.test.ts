import { expect, test } from "vitest";
import { clientNetwork } from "#supabase/functions/_shared/client-network.ts";
import { clientCases } from "#tests/backend/sql/client-addresses.ts";

test.each(clientCases)("$name: the functions count it as the database does", ({ headers, client }) => {
  expect(clientNetwork(new Headers(headers))).toBe(client);
});
