import type { Page } from "@playwright/test";

/** A node of Chromium's accessibility tree, as assistive technology receives it. */
export interface HeardNode {
  readonly role: string;
  readonly name: string;
  /** States and properties by their names: `expanded`, `checked`, `modal`, `live`. */
  readonly states: ReadonlyMap<string, unknown>;
  /** All nodes below it, in the order of the document. */
  readonly below: readonly HeardNode[];
}

/**
 * Returns what assistive technology hears of a page, in the order of the document. Nodes that it does not hear of are
 * replaced by those below them.
 */
export async function heardNodes(page: Page): Promise<readonly HeardNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const hear = (id: string): readonly HeardNode[] => {
    const node = byId.get(id);
    if (!node) return [];
    const below = (node.childIds ?? []).flatMap(hear);
    if (node.ignored) return below;
    const states = new Map((node.properties ?? []).map(({ name, value }) => [name as string, value.value as unknown]));
    const text = (part: typeof node.name) => String(part?.value ?? "");
    return [{ role: text(node.role), name: text(node.name), states, below }, ...below];
  };
  return hear(nodes[0]?.nodeId ?? "");
}

/** Returns the one node of a role and name. @throws Error when there is none, or more than one. */
export async function heardNode(page: Page, role: string, name: string): Promise<HeardNode> {
  const found = (await heardNodes(page)).filter((node) => node.role === role && node.name === name);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`${found.length} nodes are a ${role} called «${name}».`);
  return node;
}
