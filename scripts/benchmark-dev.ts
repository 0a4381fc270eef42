/**
 * Measures the development server with many articles, on a copy with articles of its own in a temporary folder: the time
 * until it answers with the home page, and from saving an article to its words in the open page, median of five.
 *
 *     npm run bench:dev -- --articles 10000
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { makeArticle } from "./benchmarks/build/make-article.ts";
import { copyMeasuredProject } from "./benchmarks/build/measured-project.ts";
import { readPhrases } from "./benchmarks/build/phrases.ts";
import { measureDev } from "./benchmarks/dev/measure-dev.ts";

const { values } = parseArgs({ options: { articles: { type: "string", default: "10000" } } });
const count = Number(values.articles);
if (!Number.isSafeInteger(count) || count < 1) throw new Error("--articles takes a number: 10000");

const phrases = readPhrases(process.cwd());
const project = copyMeasuredProject(process.cwd());
try {
  const articles = Array.from({ length: count }, (_, index) => makeArticle(index + 1, phrases));
  project.write(articles);
  console.log(`Node ${process.version}, ${availableParallelism()} processors, ${count} articles`);
  for (const scenario of ["cold", "warm"]) {
    const { readySeconds, firstArticleSeconds, saveMs, scroll } = await measureDev(project.root, articles[0]?.id ?? "");
    console.log(
      `${scenario}: ready in ${readySeconds.toFixed(1)} s, first article in ${firstArticleSeconds.toFixed(1)} s, ` +
        `saved to shown in ${saveMs.toFixed(0)} ms, scrolled to ${scroll.before} px before and ${scroll.after} px after`,
    );
  }
} finally {
  project.remove();
}
