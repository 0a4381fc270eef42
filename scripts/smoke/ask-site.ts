/** An answer of a deployed site; undefined in place of one when there was none in time. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks a URL without following redirects. */
export type AskSite = (url: string, init?: RequestInit) => Promise<SiteAnswer | undefined>;

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

export const askSite: AskSite = async (url, init = {}) => {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      ...init,
      headers: { "Accept-Encoding": "br, gzip", ...init.headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    // Nobody there, no certificate, no answer in time: for a visitor it is all the same.
    return undefined;
  }
};

/** Does something with each item, eight at a time, and returns what came of it in the order of the items. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  async function drain(): Promise<void> {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await work(next[1]);
  }
  await Promise.all(Array.from({ length: 8 }, drain));
  return results;
}

/** Returns the words for a status, or for no answer. */
export function statusOf(answer: SiteAnswer | undefined): string | number {
  return answer?.status ?? "—";
}
