/** Parses a body of this `Content-Type` as a form, of either kind; returns undefined for what is none. */
export async function parseForm(bytes: Uint8Array, type: string): Promise<FormData | undefined> {
  try {
    // A copy, because a body may not be on shared memory, which the type of `bytes` allows.
    return await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
  } catch {
    // The request is refused for it; an error of the client is not worth a line in the log.
    return undefined;
  }
}
