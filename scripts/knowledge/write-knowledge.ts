import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { collectKnowledge } from "./collect-knowledge.ts";
import { knowledgeFile } from "./knowledge-file.ts";

/**
 * Writes what the chat function knows into `supabase/functions/`, from where it is deployed. In TypeScript rather than
 * JSON: that is what every way of deploying a function takes without settings of its own.
 *
 * @throws ContentError when a file of the content is broken; the earlier file is kept.
 */
export async function writeKnowledge(site: Site): Promise<void> {
  const knowledge = await collectKnowledge(site, defaultLocale);
  const file = join(site.root, knowledgeFile);
  // Written beside its place and moved there, so that nobody ever reads half of it.
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    draft,
    `// Made from content/ and locales/ by \`npm run build\`; whatever is changed here is lost.
import type { Knowledge } from "./knowledge-shape.ts";

export const knowledge: Knowledge = ${JSON.stringify(knowledge, null, 2)};
`,
  );
  renameSync(draft, file);
}
