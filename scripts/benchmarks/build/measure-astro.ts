import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeArticle } from "./make-article.ts";
import { measureCommand } from "./measure-command.ts";
import type { SiteMeasurement } from "./measure-site.ts";
import type { Phrases } from "./phrases.ts";

/** Installed into a temporary folder, from the registry of the machine's npm. */
const astro = "astro@7.3.5";

/** A site as a tutorial has it: a collection, a layout, a list. */
const files: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "measured", "private": true, "type": "module" }',
  "astro.config.mjs": "export default { site: 'https://measured.example' };",
  "src/content.config.ts": `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
const schema = z.object({
  title: z.string(),
  description: z.string(),
  date: z.coerce.date(),
  tags: z.array(z.string()),
  images: z.array(z.object({ src: z.string(), alt: z.string(), caption: z.string() })),
});
export const collections = { blog: defineCollection({ loader: glob({ pattern: "*.md", base: "./src/blog" }), schema }) };
`,
  "src/layouts/layout.astro": `---
const { title, description } = Astro.props;
---
<html lang="es">
  <head><meta charset="utf-8" /><title>{title}</title><meta name="description" content={description} /></head>
  <body><header><nav><a href="/">Blog</a></nav></header><main><slot /></main><footer>{title}</footer></body>
</html>
`,
  "src/pages/index.astro": `---
import { getCollection } from "astro:content";
import Layout from "../layouts/layout.astro";
const posts = (await getCollection("blog")).sort((a, b) => b.data.date - a.data.date).slice(0, 12);
---
<Layout title="Blog" description="Blog"><h1>Blog</h1>
  <ul>{posts.map(({ id, data }) => <li><a href={"/blog/" + id}>{data.title}</a></li>)}</ul></Layout>
`,
  "src/pages/blog/[id].astro": `---
import { getCollection, render } from "astro:content";
import Layout from "../../layouts/layout.astro";
export async function getStaticPaths() {
  return (await getCollection("blog")).map((post) => ({ params: { id: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Layout title={post.data.title} description={post.data.description}>
  <h1>{post.data.title}</h1>
  {post.data.images.map(({ src, alt, caption }) => (
    <figure><img src={"/images/" + src} alt={alt} /><figcaption>{caption}</figcaption></figure>
  ))}
  <Content />
</Layout>
`,
};

/** Measures Astro's build of the same articles, without a cache, in a temporary folder. */
export async function* measureAstro(counts: readonly number[], phrases: Phrases): AsyncGenerator<SiteMeasurement> {
  const root = mkdtempSync(join(tmpdir(), "measured-astro-"));
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: undefined };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    for (const [file, text] of Object.entries(files)) write(file, text);
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel", "error", astro], { cwd: root, env });
    for (const articles of counts) {
      for (let number = 1; number <= articles; number++) {
        const { id, text } = makeArticle(number, phrases);
        // Pictures are left as they are: only the words are compared.
        write(`src/blog/${id}.md`, text.replaceAll(/(!\[[^\]]*\]\()/g, "$1/images/"));
      }
      for (const cache of [".astro", "dist", "node_modules/.astro"]) {
        rmSync(join(root, cache), { recursive: true, force: true });
      }
      const command = join(root, "node_modules/astro/bin/astro.mjs");
      const measured = await measureCommand(process.execPath, [command, "build"], { cwd: root, env });
      yield { scenario: "Astro cold", articles, ...measured };
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
