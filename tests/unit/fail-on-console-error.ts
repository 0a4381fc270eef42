import { format } from "node:util";
import { afterAll, afterEach, beforeEach } from "vitest";

/**
 * Set-up of every test file: an error or a warning on the console that the test did not ask for fails it.
 *
 * A test that expects one says so with `vi.spyOn(console, "error").mockImplementation(() => {})`, asserts on
 * that spy and restores it.
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

// At once, for what a module says while it is imported; before each test again, in case one left its spy behind.
watchConsole();
beforeEach(watchConsole);
afterEach(failOnUnexpected);
afterAll(failOnUnexpected);
