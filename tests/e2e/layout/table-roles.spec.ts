import type { Page } from "@playwright/test";
import { pathTo } from "#tests/e2e/fixture.ts";
import { expect, openPage, test } from "#tests/e2e/site-test.ts";

/** What Chromium tells assistive technology of a table, by its own accessibility tree. */
interface HeardTable {
  readonly name: string;
  /** Roles of the cells of each row. */
  readonly rows: readonly (readonly string[])[];
}

interface AxNode {
  readonly nodeId: string;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly childIds?: readonly string[];
}

// On a phone the rows of wide tables are laid out as blocks and grids. Other engines were tried by hand: Firefox 153 and
// WebKitGTK 2.50 keep the roles too.
for (const [name, path] of [
  ["the comparison of models", pathTo("models")],
  ["the ways to pay", pathTo("financing")],
  ["the tables of a legal text", pathTo("privacy")],
] as const) {
  test(`${name}: a named table with rows and headings, however a phone lays it out @phone`, async ({ page }) => {
    await openPage(page, path);
    const shown = await page.locator("main table").count();
    const tables = await heardTables(page);
    expect(tables).toHaveLength(shown);
    expect(shown).toBeGreaterThan(0);
    for (const { name: heard, rows } of tables) {
      expect(heard).not.toBe("");
      expect(rows.length).toBeGreaterThan(1);
      expect(rows[0]).toContain("columnheader");
      for (const row of rows) expect(row.join(" ")).toMatch(/^(columnheader|rowheader|cell|gridcell)( |$)/);
      expect(rows.flat()).toContain("cell");
    }
  });
}

async function heardTables(page: Page): Promise<HeardTable[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { nodes: AxNode[] } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: AxNode): AxNode[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [child, ...below(child)] : [];
    });
  const roleOf = ({ role }: AxNode) => role?.value ?? "";
  return nodes
    .filter((node) => roleOf(node) === "table")
    .map((table) => ({
      name: table.name?.value ?? "",
      rows: below(table)
        .filter((node) => roleOf(node) === "row")
        .map((row) =>
          below(row)
            .map(roleOf)
            .filter((role) => /header$|cell$/.test(role)),
        ),
    }));
}
