import { expect, test } from "vitest";
import { clientNetwork } from "#supabase/functions/_shared/client-network.ts";
import { clientCases } from "#tests/backend/sql/client-addresses.ts";

test("the functions count a visitor under the address that the database counts", () => {
  for (const { name, headers, client } of clientCases) {
    expect([name, clientNetwork(new Headers(headers))]).toEqual([name, client]);
  }
});
