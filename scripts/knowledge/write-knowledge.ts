import { join } from "node:path";
import { nextPublication } from "#app/content/publication/next-publication.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { writeModule } from "#scripts/knowledge/content-modules/write-module.ts";
import { collectSiteKnowledge } from "./collect-knowledge.ts";
import { knowledgeFile } from "./knowledge-file.ts";

/**
 * Writes what the chat function knows into `supabase/functions/`, from where it is deployed.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed; the earlier file is kept.
 */
export async function writeKnowledge(site: Site): Promise<void> {
  const value = await collectSiteKnowledge(site);
  writeModule(join(site.root, knowledgeFile), {
    name: "knowledge",
    type: "SiteKnowledge",
    shape: "./knowledge-shape.ts",
    value,
    until: nextPublication(site.files, site.now)?.moment,
  });
}
