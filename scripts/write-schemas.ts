import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { message } from "./cli/messages.ts";
import { contentSchemas } from "./fields/content-schemas.ts";
import { readExplanations } from "./fields/explanations.ts";
import { schemaFiles, schemaFolder } from "./fields/schema-files.ts";

/** What `npm run schemas` runs: writes the JSON Schemas of the fields, by which editors explain and complete them. */
const root = process.cwd();
const files = schemaFiles(contentSchemas, readExplanations());
// A schema that is gone would explain fields that nothing reads.
rmSync(join(root, schemaFolder), { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(message("schemasWritten", { count: files.size, folder: schemaFolder }));
