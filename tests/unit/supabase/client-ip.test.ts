import { expect, test } from "vitest";
import { clientIp } from "#supabase/functions/_shared/client-ip.ts";
import { clientCases } from "#tests/backend/client-addresses.ts";

test.each(clientCases)("$name: the functions count it as the database does", ({ headers, client }) => {
  expect(clientIp(new Headers(headers))).toBe(client);
});
