import { ensureFixtureProject } from "./fixture-project.ts";
import { ensureGrownProject } from "./grown-project.ts";

// The copies of the frozen site that built files and browser tests look at, for a run in which both want them at once.
ensureFixtureProject();
ensureGrownProject();
