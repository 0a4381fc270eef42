import type { z } from "zod";
import { catalogueSchema } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { setsSchema } from "#app/floor-plan/furnishing/sets-schema.ts";
import { siteSchema } from "./schemas/site.ts";

/** The files of `content/` that are data alone, without words of one language. */
const filesOfData = {
  site: { file: "content/site.yaml", schema: siteSchema },
  catalogue: { file: "content/designer/catalogue.yaml", schema: catalogueSchema },
  sets: { file: "content/designer/sets.yaml", schema: setsSchema },
} as const;

export type DataName = keyof typeof filesOfData;

/** Fields of a data file. */
export type FileData<Name extends DataName> = z.output<(typeof filesOfData)[Name]["schema"]>;

/** The data files, typed so that a schema can be looked up by a name in a variable. */
export const dataFiles: {
  readonly [Name in DataName]: { readonly file: string; readonly schema: z.ZodType<FileData<Name>> };
} = filesOfData;

export const dataNames: readonly DataName[] = ["site", "catalogue", "sets"];
