import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fixtureProject } from "#tests/site/copy-project.ts";
import { ensureFixtureProject } from "#tests/site/fixture-project.ts";

// The same as `npm start`, in the folder of the project with the frozen site.
ensureFixtureProject();
process.chdir(fixtureProject);
await import(pathToFileURL(join(fixtureProject, "scripts", "start.ts")).href);
