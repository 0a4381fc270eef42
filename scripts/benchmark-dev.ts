/**
 * Measures the development server with many articles, on a copy with articles of its own in a temporary folder: the time
 * until it answers with the home page, and from saving an article to its words in the open page, median of five.
 *
 *     npm run bench:dev -- --articles 10000
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { readCounts } from "./benchmarks/build/build-options.ts";
import { makeArticle } from "./benchmarks/build/make-article.ts";
import { copyMeasuredProject } from "./benchmarks/build/measured-project.ts";
import { readPhrases } from "./benchmarks/build/phrases.ts";
import { measureDev } from "./benchmarks/dev/measure-dev.ts";
import { message } from "./cli/messages.ts";

async function bench(count: number): Promise<void> {
  const phrases = readPhrases(process.cwd());
  const project = copyMeasuredProject(process.cwd());
  try {
    const articles = Array.from({ length: count }, (_, index) => makeArticle(index + 1, phrases));
    project.write(articles);
    console.log(`Node ${process.version}, ${availableParallelism()} processors, ${count} articles`);
    for (const scenario of ["cold", "warm"]) {
      const { readySeconds, firstArticleSeconds, saveMs, scroll } = await measureDev(
        project.root,
        articles[0]?.id ?? "",
      );
      console.log(
        `${scenario}: ready in ${readySeconds.toFixed(1)} s, first article in ${firstArticleSeconds.toFixed(1)} s, ` +
          `saved to shown in ${saveMs.toFixed(0)} ms, scrolled to ${scroll.before} px before and ${scroll.after} px after`,
      );
    }
  } finally {
    project.remove();
  }
}

const { values, tokens } = parseArgs({
  options: { articles: { type: "string", default: "10000" } },
  strict: false,
  tokens: true,
});
const isKnown = tokens.every((token) => token.kind === "option" && token.name === "articles");
const [count, ...others] = (isKnown && typeof values.articles === "string" && readCounts(values.articles)) || [];
if (count !== undefined && others.length === 0) await bench(count);
else {
  console.error(message("benchDevUsage"));
  process.exitCode = 1;
}
