/** Returns the form in a body with this `Content-Type`, of either kind; undefined if it is not a form. */
export async function parseForm(bytes: Uint8Array, type: string): Promise<FormData | undefined> {
  try {
    // Copied, because a body may not use shared memory, which the type of `bytes` allows.
    return await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
  } catch {
    // The caller refuses the request; a client's error is not worth a line in the log.
    return undefined;
  }
}
