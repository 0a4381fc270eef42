import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["tests/unit/fail-on-console-error.ts"],
    projects: [
      // Some start a program of their own, which takes its time on a busy machine.
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 20_000 } },
      {
        test: {
          name: "backend",
          include: ["tests/backend/**/*.test.ts"],
          globalSetup: ["tests/backend/make-project.ts"],
          // A database in WebAssembly takes half a gigabyte, so there is one per file and two files at a time. Creating
          // one takes seconds, on a machine that is busy with twenty other things half a minute.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          globalSetup: ["tests/build/require-builds.ts"],
          // These build the site; two builds at once would only wait for each other. What is read of the built sites is
          // shared by all files, which only look at it.
          fileParallelism: false,
          isolate: false,
          testTimeout: 180_000,
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
