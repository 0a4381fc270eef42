import type { Environment } from "#supabase/functions/_shared/environment.ts";
import { CommandError } from "./command-error.ts";
import { message } from "./messages.ts";
import { productionOption } from "./read-purpose.ts";

/** A service that builds what it publishes. */
interface Host {
  readonly name: string;
  /** Variable that it sets in every build. */
  readonly mark: string;
  /** Variable that says what the build is for. */
  readonly context: string | undefined;
  /** Values of `context` for builds that it does not publish at the site's URL. */
  readonly previews: readonly string[];
}

const hosts: readonly Host[] = [
  {
    name: "Netlify",
    mark: "NETLIFY",
    context: "CONTEXT",
    previews: ["deploy-preview", "branch-deploy", "preview-server", "dev"],
  },
  { name: "Vercel", mark: "VERCEL", context: "VERCEL_ENV", previews: ["preview", "development"] },
  // Tells the branch, but not whether it publishes that branch, so each build may go online.
  { name: "Cloudflare Pages", mark: "CF_PAGES", context: undefined, previews: [] },
];

/**
 * Refuses to build a trial where a host builds in order to publish.
 *
 * @throws CommandError
 */
export function refuseOnHost(environment: Environment): void {
  for (const { name: host, mark, context = "", previews } of hosts) {
    if (!environment[mark] || previews.includes(environment[context] ?? "")) continue;
    const variables = [mark, context].filter((name) => environment[name]).map((name) => `${name}=${environment[name]}`);
    const command = `npm run build -- ${productionOption}`;
    throw new CommandError(message("trialOnHost", { host, variables: variables.join(", "), command }));
  }
}
