import { defineConfig } from "vitest/config";

/**
 * Some start a program of their own or read all the code, which takes its time beside the browser tests. A limit is
 * there to end what hangs, not to judge how busy a machine is.
 */
const unitTimeout = 120_000;

const hasPostgres = process.env.POSTGRES_URL !== undefined;

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["tests/unit/around-each-test.ts"],
    // By itself vitest leaves a core unused, which on a machine of two is half of it.
    maxWorkers: "100%",
    projects: [
      // A process runs one file after the other, and what they import is loaded once: zod, unified and the site take
      // longer to load than most files take to run.
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/unit/decode-pictures.ts"],
          isolate: false,
          testTimeout: unitTimeout,
          hookTimeout: unitTimeout,
        },
      },
      {
        test: {
          name: "backend",
          // With `POSTGRES_URL` the same SQL runs on a real PostgreSQL, with many connections at once, and nothing else.
          include: [hasPostgres ? "tests/backend/{sql,postgres}/**/*.test.ts" : "tests/backend/**/*.test.ts"],
          exclude: hasPostgres ? [] : ["tests/backend/postgres/**"],
          globalSetup: ["tests/backend/make-project.ts", "tests/backend/postgres/connect-postgres.ts"],
          // One process runs one file after the other: they share a PostgreSQL in WebAssembly, which takes seconds to
          // make and half a gigabyte, and the test command runs the tests of built files beside them.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          globalSetup: ["tests/build/require-builds.ts"],
          // These build the site; two builds at once would only wait for each other. All files share what
          // is read of the built sites, and only look at it.
          fileParallelism: false,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      // Needs nginx and Apache, which the test command does not ask for.
      {
        test: {
          name: "hosting",
          include: ["tests/hosting/**/*.test.ts"],
          globalSetup: ["tests/build/require-builds.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "acceptance",
          include: ["tests/acceptance/**/*.test.ts"],
          globalSetup: ["tests/acceptance/ensure-build.ts"],
          isolate: false,
        },
      },
    ],
  },
});
