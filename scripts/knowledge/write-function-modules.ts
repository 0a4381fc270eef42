import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { collectSiteKnowledge } from "./collect-knowledge.ts";
import { collectNewsletterTexts } from "./collect-newsletter-texts.ts";

/**
 * Writes what the functions know and say into their folders below `supabase/functions/`, from where they are deployed.
 * Git ignores these files. They are TypeScript, which every way of deploying a function accepts without further
 * settings; JSON needs some.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 */
export async function writeFunctionModules(site: Site): Promise<void> {
  const folder = join(site.root, "supabase", "functions");
  const knowledge = moduleText("knowledge", "SiteKnowledge", "./knowledge-shape.ts", await collectSiteKnowledge(site));
  writeFileSync(join(folder, "chat-with-gemini", "knowledge.ts"), knowledge);
  const words = await collectNewsletterTexts(site, defaultLocale);
  writeFileSync(
    join(folder, "newsletter", "texts.ts"),
    moduleText("texts", "NewsletterTexts", "./texts-shape.ts", words),
  );
}

/** Returns the code of a module that exports a value, with its type from the module `shape` beside it. */
function moduleText(name: string, type: string, shape: string, value: unknown): string {
  return `// Made from content/ and locales/ by \`npm run build\`; whatever is changed here is lost.
import type { ${type} } from "${shape}";

export const ${name}: ${type} = ${JSON.stringify(value)};
`;
}
