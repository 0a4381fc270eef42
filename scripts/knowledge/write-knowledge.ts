import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { collectKnowledge } from "./collect-knowledge.ts";
import { knowledgeFile } from "./knowledge-file.ts";

/**
 * Writes what the chat function knows into `supabase/functions/`, from where it is deployed. As TypeScript, which every
 * way of deploying a function accepts without further settings; JSON needs some.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed; the earlier file is kept.
 */
export async function writeKnowledge(site: Site): Promise<void> {
  const knowledge = await collectKnowledge(site, defaultLocale);
  const file = join(site.root, knowledgeFile);
  // Renamed when it is complete, so that no process reads half of it.
  const temporary = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    temporary,
    `// Made from content/ and locales/ by \`npm run build\`; whatever is changed here is lost.
import type { Knowledge } from "./knowledge-shape.ts";

export const knowledge: Knowledge = ${JSON.stringify(knowledge, null, 2)};
`,
  );
  renameSync(temporary, file);
}
