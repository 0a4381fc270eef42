import { createRandom, type Random } from "#scripts/attack/random.ts";
import type { Phrases } from "./phrases.ts";

/** An article's file. */
export interface Article {
  readonly id: string;
  readonly text: string;
}

/** Length of an article's body, in characters. */
const bodyLength = 12_000;

/** Returns the article of a number, always the same: some dozen sections of paragraphs, lists, tables and pictures. */
export function makeArticle(number: number, phrases: Phrases): Article {
  const random = createRandom(number);
  const sections: string[] = [];
  for (let length = 0; length < bodyLength; length += sections.at(-1)?.length ?? 0) {
    sections.push(makeSection(sections.length, phrases, random));
  }
  return {
    id: `medida-${number}`,
    text: [frontMatter(number, phrases, random), ...sections].join("\n\n").concat("\n"),
  };
}

/** Returns the article with one word of its body changed. */
export function changeWord(text: string): string {
  const at = text.lastIndexOf(" que ");
  if (at === -1) throw new Error("The article has no word «que».");
  return `${text.slice(0, at)} como ${text.slice(at + " que ".length)}`;
}

function frontMatter(number: number, phrases: Phrases, random: Random): string {
  const { pictures } = phrases;
  const first = random.int(0, pictures.length - 1);
  const images = ["primera", "segunda", "tercera"].flatMap((id, index) => {
    const picture = pictures[(first + index) % pictures.length];
    if (!picture) return [];
    const { src, alt } = picture;
    return `  - ${JSON.stringify({ id, src, alt, caption: random.pick(phrases.sentences) })}`;
  });
  // One day after another, from 2010 on, all of them past.
  const date = new Date(Date.UTC(2010, 0, 1 + (number % 5000))).toISOString().slice(0, 10);
  return [
    "---",
    `title: ${JSON.stringify(`${random.pick(phrases.headings)} ${number}`)}`,
    `description: ${JSON.stringify(random.pick(phrases.sentences).slice(0, 150))}`,
    `date: ${date}`,
    `tags: [${[...new Set([0, 1].map(() => random.pick(phrases.tags)))].join(", ")}]`,
    "images:",
    ...images,
    "---",
  ].join("\n");
}

function makeSection(index: number, phrases: Phrases, random: Random): string {
  const { headings, sentences, pictures, paths } = phrases;
  const sentence = () => random.pick(sentences);
  const paragraph = () => Array.from({ length: random.int(3, 6) }, sentence).join(" ");
  const item = () => `- **${random.pick(headings)}.** ${sentence()}`;
  const link = () => `${sentence()} [${random.pick(headings)}](${random.pick(paths)}).`;
  const table = () =>
    [
      `| ${random.pick(headings)} | ${random.pick(headings)} |`,
      "|---|---|",
      ...Array.from({ length: 4 }, () => `| ${random.pick(headings)} | ${sentence()} |`),
    ].join("\n");
  const picture = () => {
    const { src, alt } = random.pick(pictures);
    return `![${alt}](${src})`;
  };
  const list = () => Array.from({ length: random.int(3, 5) }, item).join("\n");
  const extra = [list, table, picture, () => `### ${random.pick(headings)}\n\n${paragraph()}`][index % 4];
  return [`## ${random.pick(headings)}`, paragraph(), extra?.() ?? "", link(), paragraph()].join("\n\n");
}
