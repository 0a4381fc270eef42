import { articleFields } from "./article-fields.ts";
import { figures } from "./figures.ts";
import { fileNames } from "./file-names.ts";
import { links } from "./links.ts";
import { localeFile } from "./locale-file.ts";
import { markdownSlips } from "./markdown-slips.ts";
import type { Mistake } from "./mistake.ts";
import { modelsAndPlans } from "./models-and-plans.ts";
import { pagesAndQuestions } from "./pages-and-questions.ts";
import { pictures } from "./pictures.ts";
import { siteFacts } from "./site-facts.ts";
import { unwrittenLinks } from "./unwritten-links.ts";
import { wordAndEncodings } from "./word-and-encodings.ts";
import { yamlTraps } from "./yaml-traps.ts";

/** All mistakes, by subject. */
export const mistakes: readonly Mistake[] = [
  ...articleFields,
  ...yamlTraps,
  ...markdownSlips,
  ...unwrittenLinks,
  ...links,
  ...figures,
  ...pictures,
  ...wordAndEncodings,
  ...fileNames,
  ...pagesAndQuestions,
  ...modelsAndPlans,
  ...siteFacts,
  ...localeFile,
];
