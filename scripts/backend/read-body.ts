/** The body of a request, or undefined when it is longer than allowed; what follows is not read any more. */
export async function readBody({ body, headers }: Request, mostBytes: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get("content-length")) > mostBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A body as JSON, undefined for what is not UTF-8 or no JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
