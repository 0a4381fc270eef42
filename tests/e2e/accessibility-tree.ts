import type { Page } from "@playwright/test";

/** What Chromium tells assistive technology of an element, by its own accessibility tree. */
export interface HeardNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** States and properties by their names: `expanded`, `checked`, `modal`, `live`. */
  readonly states: ReadonlyMap<string, unknown>;
  readonly children: readonly HeardNode[];
}

interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/**
 * Returns what assistive technology hears of a page, each node with those below it, in the order of the document. Nodes
 * that it does not hear of are left out, and their children stand in their place.
 */
export async function heardNodes(page: Page): Promise<HeardNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { nodes: RawNode[] } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const seen: HeardNode[] = [];
  const childrenOf = ({ childIds = [] }: RawNode): HeardNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      return child ? hear(child) : [];
    });

  function hear(raw: RawNode): readonly HeardNode[] {
    if (raw.ignored) return childrenOf(raw);
    const place = seen.length;
    const children = childrenOf(raw);
    const states = new Map((raw.properties ?? []).map(({ name, value }) => [name, value.value]));
    const { role, name, description } = raw;
    const node = {
      role: role?.value ?? "",
      name: name?.value ?? "",
      description: description?.value ?? "",
      states,
      children,
    };
    seen.splice(place, 0, node);
    return [node];
  }

  const [root] = nodes;
  if (root) hear(root);
  return seen;
}

/** Returns the one node of a role and name. @throws Error when there is none, or more than one. */
export async function heardNode(page: Page, role: string, name: string): Promise<HeardNode> {
  const found = (await heardNodes(page)).filter((node) => node.role === role && node.name === name);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`${found.length} nodes are a ${role} called «${name}».`);
  return node;
}

/** Returns all nodes below one, in the order of the document. */
export function nodesBelow(node: HeardNode): HeardNode[] {
  return node.children.flatMap((child) => [child, ...nodesBelow(child)]);
}
