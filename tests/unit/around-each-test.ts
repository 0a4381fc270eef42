import { format } from "node:util";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

/**
 * Set-up of every test file. Spies, globals, variables of the environment and timers are restored after each test. An
 * error or a warning on the console that the test did not ask for fails it: a test that expects one says so with
 * `vi.spyOn(console, "error").mockImplementation(() => {})` and asserts on that spy.
 */
const unexpected: string[] = [];

function watchConsole(): void {
  for (const method of ["error", "warn"] as const) {
    console[method] = (...values: unknown[]) => {
      unexpected.push(`console.${method}: ${format(...values)}`);
    };
  }
}

function failOnUnexpected(): void {
  // Emptied, or one message would fail every later test of the file too.
  const found = unexpected.splice(0);
  if (found.length > 0) throw new Error(`Unexpected output on the console:\n${found.join("\n")}`);
}

/** At once, and not before the next test: in between, the modules of another file may be imported. */
function restoreAll(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
}

// At once, for what a module says while it is imported; before each test again, in case one has replaced it.
watchConsole();
beforeEach(watchConsole);
afterEach(restoreAll);
afterEach(failOnUnexpected);
afterAll(failOnUnexpected);
